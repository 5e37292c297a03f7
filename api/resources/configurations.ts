import { getConfiguration } from "~contract/calls/configurations";
import { MAX_CONFIGURATION_PAGE_SIZE } from "~contract/entities/pagination";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findConfiguration } from "../store/configurations";
import { toReading } from "./reading";

export function registerConfigurations(app: ApiApp): void {
  route(
    app,
    getConfiguration,
    ({ params, query }, context) => findConfiguration(toReading(context, query.locale), params.configurationId, query),
    { maxPageSize: MAX_CONFIGURATION_PAGE_SIZE },
  );
}
