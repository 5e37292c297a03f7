import type { LoaderFunctionArgs } from "@remix-run/node";
import { readGridQuery } from "~/rules/grid-query";
import { pageParam, assertPageExists } from "~/server/page-param.server";
import { filterGrid } from "~/server/filtered-grid.server";
import { loadFeed } from "~/server/home-feed.server";
import { resourceContext } from "~/server/page-context.server";
import { loadSession } from "~/server/session.server";
import { toHomeFeed, type HomeFeedView } from "~/view-models/home-feed";

export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, view, url, jsonResponse } = resourceContext(args);
  const [configuration, session] = await Promise.all([
    loadFeed(requestApi, view.locale, pageParam(url)),
    loadSession(args.context, requestApi),
  ]);
  if (configuration) assertPageExists(configuration.pagination);
  const query = readGridQuery(url.searchParams);
  const filtered = configuration && (await filterGrid(api, configuration, query, view.locale));
  return jsonResponse<HomeFeedView | null>(configuration && toHomeFeed(configuration, session.status, view, filtered));
}
