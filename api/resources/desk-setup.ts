import { readSetup } from "~contract/calls/desk-setup";
import { permissionsOf } from "~contract/entities/staff";
import type { ApiApp } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { countLowStocks } from "../store/quests/code-stock";
import { readSetupSteps } from "../store/setup/setup-steps";
import * as waiting from "../store/setup/waiting";

/** Rules: docs/product/desk.md#first-page. */
export function registerDeskSetup(app: ApiApp): void {
  route(app, readSetup, async (_input, context) => {
    const database = context.get("database");
    const permissions = permissionsOf(staffOf(context).role);
    const [steps, applications, reviews, reports, takedownAppeals, appeals, drafts, lowCodes] = await Promise.all([
      readSetupSteps(database),
      permissions.includes("applications:decide") ? waiting.countWaitingApplications(database) : null,
      permissions.includes("reviews:decide") ? waiting.countWaitingReviews(database) : null,
      permissions.includes("reports:decide") ? waiting.countOpenCases(database) : null,
      permissions.includes("takedowns:change") ? waiting.countWaitingAppeals(database) : null,
      permissions.includes("players:sanction") ? waiting.countOpenAppeals(database) : null,
      waiting.countWaitingDrafts(database),
      countLowStocks(database),
    ]);
    return { steps, applications, reviews, reports, takedownAppeals, appeals, drafts, lowCodes };
  });
}
