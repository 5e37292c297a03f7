import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Api, CallApi } from "~/api-client/client";
import { formatScore } from "~/i18n/format-score";
import { LEADERBOARD_PAGE_SIZE, scoreDistance } from "~/rules/leaderboard";
import { hasNoAccount } from "~/rules/section-visibility";
import { choiceParam, pageParam, assertPageExists } from "./page-param.server";
import type { PageContext } from "./page-context.server";
import { secondary } from "./secondary.server";
import { loadSession } from "./session.server";
import type { LeaderboardViewer } from "~/view-models/empty-board";
import { LEADERBOARD_SCOPES, type LeaderboardScope } from "~/view-models/leaderboard";
import type { SessionView } from "~/view-models/root-data";
import { listFriends } from "~contract/calls/friends";
import { listChallengeScores } from "~contract/calls/scores";
import type { CallData } from "~contract/define-call";
import type { Challenge } from "~contract/entities/challenge";
import type { Ranking } from "~contract/entities/ranking";

type Board = CallData<typeof listChallengeScores>;

const EMPTY_BOARD: Board = {
  scores: [],
  pagination: { currPage: 0, numPerPage: LEADERBOARD_PAGE_SIZE, totalItems: 0, totalPages: 0 },
};

export async function loadLeaderboard(args: LoaderFunctionArgs, context: PageContext, challenge: Challenge) {
  const { api, requestApi, url } = context;
  const { challengeId, personalBest } = challenge;
  const page = pageParam(url);
  const scope = choiceParam(url, "scope", LEADERBOARD_SCOPES) ?? "global";
  const session = await loadSession(args.context, requestApi);
  const isSignedOut = hasNoAccount(session.status);
  const query = { page, pageSize: LEADERBOARD_PAGE_SIZE, ...(scope !== "global" && { scope }) };
  const [scores, above, viewer] = await Promise.all([
    isSignedOut && scope !== "global"
      ? EMPTY_BOARD
      : secondary(api, (callApi) => callApi(listChallengeScores, { params: { challengeId }, query })),
    personalBest && secondary(api, (callApi) => loadRankingAbove(callApi, challengeId, personalBest)),
    loadViewer(api, session, scope),
  ]);
  if (scores) assertPageExists(scores.pagination);
  return { scores, above, isGuest: isSignedOut, board: { scope, viewer } };
}

async function loadViewer(
  api: Api,
  { status, user }: SessionView,
  scope: LeaderboardScope,
): Promise<LeaderboardViewer> {
  const isSignedOut = hasNoAccount(status);
  const friends =
    scope === "friends" && !isSignedOut
      ? await secondary(api, (callApi) => callApi(listFriends, { query: { pageSize: 1 } }))
      : null;
  return {
    isSignedOut,
    hasCountry: user && user.countryCode !== null,
    hasFriends: friends && friends.pagination.totalItems > 0,
  };
}

export async function loadAbove(api: Api, { challengeId, personalBest, criteria, type }: Challenge) {
  if (!personalBest) return null;
  const above = await secondary(api, (callApi) => loadRankingAbove(callApi, challengeId, personalBest));
  if (!above) return null;
  const distance = scoreDistance(personalBest.score, above.score, criteria);
  const sign = criteria === "highest_wins" ? "+" : "−";
  return { username: above.username, distance: sign + formatScore(distance, type) };
}

/** With one row per page, the page number is the position above. */
async function loadRankingAbove(callApi: CallApi, challengeId: string, ranking: Ranking): Promise<Ranking | null> {
  if (ranking.leaderboardPosition < 2) return null;
  const query = { page: ranking.leaderboardPosition - 2, pageSize: 1 };
  const { scores } = await callApi(listChallengeScores, { params: { challengeId }, query });
  return scores[0] ?? null;
}
