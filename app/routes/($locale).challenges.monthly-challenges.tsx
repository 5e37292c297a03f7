import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Api } from "~/api-client/client";
import { MonthlyChallenges } from "~/components/catalogue/monthly-challenges";
import { pageParam, assertPageExists } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import type { LeaderboardPage } from "~/view-models/leaderboard";
import { toMonthlyChallenges, toMonthlyDescription } from "~/view-models/monthly-challenges";
import { listChallenges } from "~contract/calls/challenges";
import { listChallengeScores } from "~contract/calls/scores";
import type { Challenge } from "~contract/entities/challenge";

const ENDED_PAGE_SIZE = 6;
const WINNERS = 3;

export async function loader(args: LoaderFunctionArgs) {
  const { callApi, api, locale, url, view, page: respond } = pageContext(args, ["catalogue", "challenge"]);
  const page = pageParam(url);
  const monthly = { locale, monthly: true };
  const [ended, ...current] = await Promise.all([
    callApi(listChallenges, { query: { ...monthly, timeFrame: "ended", page, pageSize: ENDED_PAGE_SIZE } }),
    ...(page > 0
      ? []
      : [
          callApi(listChallenges, { query: { locale, timeFrame: "monthly", sort: "ending-soon" } }),
          callApi(listChallenges, { query: { ...monthly, timeFrame: "upcoming", sort: "ending-soon" } }),
        ]),
  ]);
  assertPageExists(ended.pagination);
  const winners = await loadWinners(api, ended.challenges);
  const data = { current: current.flatMap(({ challenges }) => challenges), ended, winners };
  return respond({ monthly: toMonthlyChallenges(data, view) }, toMonthlyDescription(data, view));
}

async function loadWinners(api: Api, ended: readonly Challenge[]): Promise<Map<string, LeaderboardPage>> {
  const query = { pageSize: WINNERS };
  const loaded = await Promise.all(
    ended.map(async ({ challengeId }) => {
      const best = await secondary(api, (callApi) => callApi(listChallengeScores, { params: { challengeId }, query }));
      return best ? [[challengeId, best] as const] : [];
    }),
  );
  return new Map(loaded.flat());
}

export default function MonthlyChallengesRoute() {
  const { monthly } = useLoaderData<typeof loader>();
  return <MonthlyChallenges monthly={monthly} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
