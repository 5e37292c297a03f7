import { getStudio } from "~contract/calls/tags";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findStudio } from "../store/catalogue/studios";
import { toReading } from "./reading";

export function registerStudios(app: ApiApp): void {
  route(app, getStudio, ({ params, query }, context) => findStudio(toReading(context, query.locale), params.studioId));
}
