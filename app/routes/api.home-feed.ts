import type { LoaderFunctionArgs } from "@remix-run/node";
import { askedPage, assertPageExists } from "~/server/asked-page.server";
import { loadFeed } from "~/server/home-feed.server";
import { resourceContext } from "~/server/resource-context.server";
import { loadSession } from "~/server/session.server";
import { toHomeFeed, type HomeFeedView } from "~/view-models/home-feed";

/** One further page of the home feed, as the home page draws it; null when the API does not answer. */
export async function loader(args: LoaderFunctionArgs) {
  const { requestApi, view, url, answer } = resourceContext(args);
  const [configuration, session] = await Promise.all([
    loadFeed(requestApi, view.locale, askedPage(url)),
    loadSession(args.context, requestApi),
  ]);
  if (configuration) assertPageExists(configuration.pagination);
  return answer<HomeFeedView | null>(configuration && toHomeFeed(configuration, session.status, view));
}
