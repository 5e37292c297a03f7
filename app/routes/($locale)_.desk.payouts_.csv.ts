import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/server/csv-response.server";
import { openDesk } from "~/server/desk-page.server";
import { loadDuePayouts, payoutMinimum } from "~/server/due-payouts.server";
import { pageContext } from "~/server/page-context.server";
import { toPayoutFile } from "~/view-models/desk/payout-list";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, url, view } = context;
  const due = await loadDuePayouts(callApi, payoutMinimum(url));
  return csvResponse(toPayoutFile(due, view), "payouts.csv");
}
