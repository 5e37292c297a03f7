import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentList } from "~/components/desk/content-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { contentFilter } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists } from "~/server/page-param.server";
import { toStudioNewsList } from "~/view-models/desk/studio-news-list";
import { listDeskStudioNews } from "~contract/calls/desk-studio-news";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const { filter, query } = contentFilter(url);
  const news = await callApi(listDeskStudioNews, { query });
  assertPageExists(news.pagination);
  const mayChange = permissions.includes("catalogue:change");
  const description = { title: t("desk.news"), description: t("site.description"), noindex: true };
  return page(
    { list: toStudioNewsList(news, { filter, mayChange }, view) },
    { ...description, path: deskPaths.news(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ContentList list={list} />;
}
