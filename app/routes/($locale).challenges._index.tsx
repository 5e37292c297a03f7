import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CallApi } from "~/api-client/client";
import { ChallengeList } from "~/components/catalogue/challenge-list";
import { paths } from "~/paths";
import { hasNoAccount } from "~/rules/section-visibility";
import { choiceParam, pageParam, assertPageExists } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSession } from "~/server/session.server";
import { secondary } from "~/server/secondary.server";
import {
  CHALLENGE_SORTS,
  TIME_FRAMES,
  toChallengeList,
  toChallengeListDescription,
  type ChallengeListQuery,
} from "~/view-models/challenge-list";
import { newsFeeds } from "~/view-models/news-feeds";
import { listChallenges } from "~contract/calls/challenges";

const PAGE_SIZE = 24;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  const { callApi, api, requestApi, locale, t, view, redirectTo } = context;
  const query = readQuery(context.url);
  const session = loadSession(args.context, requestApi);
  if ((query.played ?? query.favorite) && hasNoAccount((await session).status)) {
    throw redirectTo(
      paths.challenges(locale, { timeFrame: context.url.searchParams.get("timeFrame") ?? undefined, sort: query.sort }),
    );
  }
  const others = TIME_FRAMES.filter((timeFrame) => timeFrame !== query.timeFrame);
  const [{ status }, list, ...counts] = await Promise.all([
    session,
    callApi(listChallenges, { query: { locale, pageSize: PAGE_SIZE, ...query } }),
    ...others.map((timeFrame) => secondary(api, (call) => count(call, { ...query, timeFrame }))),
  ]);
  assertPageExists(list.pagination);
  const countByTimeFrame = Object.fromEntries(others.map((timeFrame, index) => [timeFrame, counts[index]]));
  const page = toChallengeList(
    { ...list, counts: countByTimeFrame, hasAccount: status === "authenticated" },
    query,
    view,
  );
  const feeds = newsFeeds(t, publicSettings.brandName);
  return context.page({ list: page }, { ...toChallengeListDescription(list, query, view), feeds });
}

function readQuery(url: URL): ChallengeListQuery {
  return {
    timeFrame: choiceParam(url, "timeFrame", TIME_FRAMES) ?? "active",
    sort: choiceParam(url, "sort", CHALLENGE_SORTS),
    played: choiceParam(url, "played", ["true"]) && true,
    favorite: choiceParam(url, "favorite", ["true"]) && true,
    page: pageParam(url),
  };
}

async function count(callApi: CallApi, { timeFrame, played, favorite }: ChallengeListQuery): Promise<number> {
  return (await callApi(listChallenges, { query: { timeFrame, played, favorite, pageSize: 1 } })).pagination.totalItems;
}

export default function ChallengesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ChallengeList list={list} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
