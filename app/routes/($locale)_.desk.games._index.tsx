import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentList } from "~/components/desk/content-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { contentFilter } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists } from "~/server/page-param.server";
import { toGameList } from "~/view-models/desk/game-list";
import { listDeskGames } from "~contract/calls/desk-games";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const { filter, query } = contentFilter(url);
  const games = await callApi(listDeskGames, { query });
  assertPageExists(games.pagination);
  const description = { title: t("desk.games"), description: t("site.description"), noindex: true };
  return page({ list: toGameList(games, filter, view) }, { ...description, path: deskPaths.games(DEFAULT_LOCALE) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function GamesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ContentList list={list} />;
}
