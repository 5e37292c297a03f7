import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Ask } from "~/api-client/client";
import { ChallengeList } from "~/components/catalogue/challenge-list";
import { askedChoice, askedPage, assertPageExists } from "~/server/asked-page.server";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { secondary } from "~/server/secondary.server";
import {
  CHALLENGE_SORTS,
  TIME_FRAMES,
  toChallengeList,
  toChallengeListDescription,
  type ChallengeListQuery,
  type TimeFrame,
} from "~/view-models/challenge-list";
import { newsFeeds } from "~/view-models/news-feeds";
import { listChallenges } from "~contract/calls/challenges";

const PAGE_SIZE = 24;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  const { ask, api, locale, t, view } = context;
  const query = readQuery(context.url);
  const others = TIME_FRAMES.filter((timeFrame) => timeFrame !== query.timeFrame);
  const [list, ...counts] = await Promise.all([
    ask(listChallenges, { query: { locale, pageSize: PAGE_SIZE, ...query } }),
    ...others.map((timeFrame) => secondary(api, (asked) => count(asked, timeFrame))),
  ]);
  assertPageExists(list.pagination);
  const known = Object.fromEntries(others.map((timeFrame, index) => [timeFrame, counts[index]]));
  const page = toChallengeList({ ...list, counts: known }, query, view);
  const feeds = newsFeeds(t, publicSettings.brandName);
  return context.page({ list: page }, { ...toChallengeListDescription(list, query, view), feeds });
}

function readQuery(url: URL): ChallengeListQuery {
  return {
    timeFrame: askedChoice(url, "timeFrame", TIME_FRAMES) ?? "active",
    sort: askedChoice(url, "sort", CHALLENGE_SORTS),
    page: askedPage(url),
  };
}

async function count(ask: Ask, timeFrame: TimeFrame): Promise<number> {
  return (await ask(listChallenges, { query: { timeFrame, pageSize: 1 } })).pagination.totalItems;
}

export default function ChallengesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ChallengeList list={list} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
