import { getGlobalSettings } from "~contract/calls/global-settings";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { readGlobalSettings } from "../store/global-settings";

export function registerGlobalSettings(app: ApiApp): void {
  route(app, getGlobalSettings, (_input, context) => readGlobalSettings(context.get("database")));
}
