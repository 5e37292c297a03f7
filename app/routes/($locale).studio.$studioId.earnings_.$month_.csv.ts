import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/server/csv-response.server";
import { pageContext } from "~/server/page-context.server";
import { requireLogIn } from "~/server/protected-page.server";
import { statementParams } from "~/server/statement-params.server";
import { toStatementFile } from "~/view-models/studio/studio-statement";
import { getStudioStatement } from "~contract/calls/earnings";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await requireLogIn(args, context);
  const { callApi, view } = context;
  const params = statementParams(args);
  const statement = await callApi(getStudioStatement, { params });
  return csvResponse(toStatementFile(statement, view), `statement-${params.month}.csv`);
}
