import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PayoutList } from "~/components/desk/payout-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { payStudio } from "~/server/desk-payout-forms.server";
import { payoutMinimum } from "~/server/due-payouts.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toPayoutList } from "~/view-models/desk/payout-list";
import { listDuePayouts } from "~contract/calls/desk-payouts";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const minimum = payoutMinimum(url);
  const found = await callApi(listDuePayouts, { query: { minimum, page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.payouts"), description: t("site.description"), noindex: true };
  const list = toPayoutList(found, { minimum, newKey: randomUUID }, view);
  return page({ list }, { ...description, path: deskPaths.payouts(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireSignIn(args, context);
  const { locale, url } = context;
  const href = deskPaths.payouts(locale, { minimum: payoutMinimum(url) });
  return payStudio(context, await readDeskForm(args.request), { href });
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PayoutsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <PayoutList list={list} result={useActionData<DeskFormResult>()} />;
}
