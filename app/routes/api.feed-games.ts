import type { LoaderFunctionArgs } from "@remix-run/node";
import { FEED_CHUNK_SIZE } from "~/rules/paging";
import { pageParam } from "~/server/page-param.server";
import { resourceContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { toFeedGames, type FeedGamesView } from "~/view-models/feed-games";
import { getFeed } from "~contract/calls/configurations";

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, url, view, jsonResponse } = resourceContext(args);
  const params = { alias: url.searchParams.get("feed") ?? "" };
  const query = { locale, page: pageParam(url), pageSize: FEED_CHUNK_SIZE };
  const found = await secondary(api, (callApi) => callApi(getFeed, { params, query }));
  return jsonResponse<FeedGamesView | null>(found && toFeedGames(found, view));
}
