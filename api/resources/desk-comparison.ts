import { compareContent } from "~contract/calls/desk-comparison";
import { idsIn } from "~contract/entities/audit-entry";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import * as drafts from "../store/drafts/due-drafts";
import { nameIds } from "../store/staff/named-ids";

/** Rules: docs/product/drafts.md#comparing. */
export function registerDeskComparison(app: ApiApp): void {
  route(app, compareContent, async ({ params: { kind, subjectId }, query }, context) => {
    const database = context.get("database");
    const differences = await drafts.compareContent(database, kind, { subjectId, ...query });
    const names = await nameIds(database, idsIn(JSON.stringify(differences)));
    return { ...differences, names };
  });
}
