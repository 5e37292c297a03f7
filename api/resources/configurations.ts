import { getConfiguration } from "~contract/calls/configurations";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findConfiguration } from "../store/catalogue/configurations";
import { createQueryContext } from "./create-query-context";

export function registerConfigurations(app: ApiApp): void {
  route(app, getConfiguration, ({ params, query }, context) =>
    findConfiguration(createQueryContext(context, query.locale), params.configurationId, query),
  );
}
