import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ShareList } from "~/components/desk/share-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeShareOf } from "~/server/desk-payout-forms.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam, searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toShareList } from "~/view-models/desk/share-list";
import { listShares } from "~contract/calls/desk-payouts";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";

const PAGE_SIZE = 25;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const found = await callApi(listShares, { query: { search, page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.shares"), description: t("site.description"), noindex: true };
  const list = toShareList(found, search, view);
  return page({ list }, { ...description, path: deskPaths.shares(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireSignIn(args, context);
  const { locale, url } = context;
  const place = { search: searchParam(url, MAX_DESK_SEARCH_LENGTH), page: pageParam(url) };
  return changeShareOf(context, await readDeskForm(args.request), { href: deskPaths.shares(locale, place) });
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function SharesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ShareList list={list} result={useActionData<DeskFormResult>()} />;
}
