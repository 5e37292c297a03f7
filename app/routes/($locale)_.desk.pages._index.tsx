import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentList } from "~/components/desk/content-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { contentFilter } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists } from "~/server/page-param.server";
import { toPageList } from "~/view-models/desk/page-list";
import { listDeskPages } from "~contract/calls/desk-pages";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const { filter, query } = contentFilter(url);
  const pages = await callApi(listDeskPages, { query });
  assertPageExists(pages.pagination);
  const description = { title: t("desk.pages"), description: t("site.description"), noindex: true };
  return page({ list: toPageList(pages, { filter }, view) }, { ...description, path: deskPaths.pages(DEFAULT_LOCALE) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PagesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ContentList list={list} />;
}
