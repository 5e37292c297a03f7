import { checkHealth, healthResponse } from "~observe/health";
import type { ApiApp } from "../api-context";
import { pingDatabase } from "../store/database-health";

export const HEALTHCHECK_PATH = "/healthcheck";

/** With ?probe=live, checks the process without the database. */
export function registerHealthcheck(app: ApiApp): void {
  app.get(HEALTHCHECK_PATH, async (context) => {
    const isLivenessProbe = context.req.query("probe") === "live";
    const database = () => pingDatabase(context.get("database"));
    return healthResponse(await checkHealth(isLivenessProbe ? {} : { database }));
  });
}
