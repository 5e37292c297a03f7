import * as calls from "~contract/calls/desk-reports";
import type { ApiApp, ApiContext } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { assignCase, decideCase } from "../store/moderation/case-changes";
import { readCase } from "../store/moderation/case-details";
import { listCases } from "../store/moderation/case-list";
import { authorOf } from "./content-calls";
import { createQueryContext } from "./create-query-context";

/** Rules: docs/product/moderation.md. */
export function registerDeskReports(app: ApiApp): void {
  route(app, calls.listReportCases, ({ query }, context) => listCases(createQueryContext(context), query));

  route(app, calls.readReportCase, ({ params, query }, context) =>
    readCase(createQueryContext(context), { ...params, ...query }),
  );

  route(app, calls.assignReportCase, ({ params, body }, context) =>
    assignCase(context.get("database"), { ...params, ...body }, moderatorOf(context)),
  );

  route(app, calls.decideReportCase, ({ params, body }, context) =>
    decideCase(context.get("database"), { ...params, ...body }, moderatorOf(context)),
  );
}

function moderatorOf(context: ApiContext) {
  return { ...authorOf(context), actorId: staffOf(context).userId };
}
