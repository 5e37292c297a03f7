import { getStudio } from "~contract/calls/tags";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findStudio } from "../store/catalogue/studios";
import { createQueryContext } from "./create-query-context";

export function registerStudios(app: ApiApp): void {
  route(app, getStudio, ({ params, query }, context) =>
    findStudio(createQueryContext(context, query.locale), params.studioId),
  );
}
