import { sendStatsEvent } from "~contract/calls/stats";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { keepStatsEvent } from "../store/stats-events";

export function registerStats(app: ApiApp): void {
  route(app, sendStatsEvent, async ({ body }, context) => {
    await keepStatsEvent(context.get("database"), body, new Date());
    return null;
  });
}
