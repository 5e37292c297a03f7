import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PayoutHistory } from "~/components/desk/payout-history";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { takePayoutBack } from "~/server/desk-payout-forms.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toPayoutHistory } from "~/view-models/desk/payout-history";
import { listPayouts } from "~contract/calls/desk-payouts";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const found = await callApi(listPayouts, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.payoutHistory"), description: t("site.description"), noindex: true };
  const history = toPayoutHistory(found, view);
  return page({ history }, { ...description, path: deskPaths.payoutHistory(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireSignIn(args, context);
  return takePayoutBack(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PayoutHistoryRoute() {
  const { history } = useLoaderData<typeof loader>();
  return <PayoutHistory history={history} result={useActionData<DeskFormResult>()} />;
}
