import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PurchaseList } from "~/components/desk/purchase-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam, searchParam } from "~/server/page-param.server";
import { toDeskPurchaseList } from "~/view-models/desk/purchase-list";
import { listDeskPurchases } from "~contract/calls/desk-purchases";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const query = { ...(search === "" ? {} : { search }), page: pageParam(url), pageSize: PAGE_SIZE };
  const found = await callApi(listDeskPurchases, { query });
  assertPageExists(found.pagination);
  const description = { title: t("desk.purchases"), description: t("site.description"), noindex: true };
  const list = toDeskPurchaseList(found, search, view);
  return page({ list }, { ...description, path: deskPaths.purchases(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PurchasesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <PurchaseList list={list} />;
}
