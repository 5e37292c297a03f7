import type { LoaderFunctionArgs } from "@remix-run/node";
import { FEED_PART_ENTRIES } from "~/rules/feed-part";
import { askedPage } from "~/server/asked-page.server";
import { resourceContext } from "~/server/resource-context.server";
import { secondary } from "~/server/secondary.server";
import { toFeedGames, type FeedGamesView } from "~/view-models/feed-games";
import { getFeed } from "~contract/calls/configurations";

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, url, view, answer } = resourceContext(args);
  const params = { alias: url.searchParams.get("feed") ?? "" };
  const query = { locale, page: askedPage(url), pageSize: FEED_PART_ENTRIES };
  const found = await secondary(api, (ask) => ask(getFeed, { params, query }));
  return answer<FeedGamesView | null>(found && toFeedGames(found, view));
}
