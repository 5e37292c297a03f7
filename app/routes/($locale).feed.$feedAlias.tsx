import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FeedPage } from "~/components/catalogue/feed-page";
import { pageParam, assertPageExists } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { toFeedDescription, toFeedPage } from "~/view-models/feed-page";
import { getFeed } from "~contract/calls/configurations";

export async function loader(args: LoaderFunctionArgs) {
  const { callApi, locale, url, view, page: respond } = pageContext(args, ["catalogue"]);
  const page = pageParam(url);
  const alias = args.params["feedAlias"] ?? "";
  const found = await callApi(getFeed, { params: { alias }, query: { locale, page } });
  assertPageExists(found.pagination);
  return respond({ feed: toFeedPage(found, view) }, toFeedDescription(found, view));
}

export default function FeedRoute() {
  const { feed } = useLoaderData<typeof loader>();
  return <FeedPage feed={feed} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
