import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppealList } from "~/components/desk/appeal-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { toAppealList } from "~/view-models/desk/appeal-list";
import { listAppeals } from "~contract/calls/desk-players";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const found = await callApi(listAppeals, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.appeals"), description: t("site.description"), noindex: true };
  return page({ list: toAppealList(found, view) }, { ...description, path: deskPaths.appeals(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function AppealsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <AppealList list={list} />;
}
