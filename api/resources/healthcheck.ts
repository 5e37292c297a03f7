import { checkHealth, healthAnswer } from "~observe/health";
import type { ApiApp } from "../api-context";
import { askDatabase } from "../store/database-health";

/** Where a supervisor asks the API whether it is well; no call of the contract, since it says nothing of the product. */
export const HEALTHCHECK_PATH = "/healthcheck";

/** GET /healthcheck: process and database; with ?probe=live the process alone. */
export function registerHealthcheck(app: ApiApp): void {
  app.get(HEALTHCHECK_PATH, async (context) => {
    const isForLife = context.req.query("probe") === "live";
    const database = () => askDatabase(context.get("database"));
    return healthAnswer(await checkHealth(isForLife ? {} : { database }));
  });
}
