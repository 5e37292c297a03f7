import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlayerList } from "~/components/desk/player-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { searchParam } from "~/server/page-param.server";
import { toPlayerList } from "~/view-models/desk/player-list";
import { listPlayers } from "~contract/calls/desk-players";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const found = search === "" ? null : await callApi(listPlayers, { query: { search } });
  const description = { title: t("desk.players"), description: t("site.description"), noindex: true };
  return page({ list: toPlayerList(found, search, view) }, { ...description, path: deskPaths.players(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PlayersRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <PlayerList list={list} />;
}
