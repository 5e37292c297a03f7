import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Ask } from "~/api-client/client";
import { countsAsSignedOut } from "~/rules/section-visibility";
import { askedPage, assertPageExists } from "~/server/asked-page.server";
import type { PageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { LEADERBOARD_PAGE_SIZE } from "~/view-models/leaderboard";
import { listChallengeScores } from "~contract/calls/scores";
import type { Challenge } from "~contract/entities/challenge";
import type { Ranking } from "~contract/entities/ranking";

/**
 * The asked-for page of the leaderboard, the place above the viewer's own, and whether the viewer is a guest.
 * A page behind the last does not exist: it would say that nobody has scored.
 */
export async function loadLeaderboard(args: LoaderFunctionArgs, context: PageContext, challenge: Challenge) {
  const { api, requestApi, url } = context;
  const { challengeId, personalBest } = challenge;
  const page = askedPage(url);
  const query = { page, pageSize: LEADERBOARD_PAGE_SIZE };
  const [scores, above, session] = await Promise.all([
    secondary(api, (ask) => ask(listChallengeScores, { params: { challengeId }, query })),
    personalBest && secondary(api, (ask) => loadPlaceAbove(ask, challengeId, personalBest)),
    loadSession(args.context, requestApi),
  ]);
  if (scores) assertPageExists(scores.pagination);
  return { scores, above, isGuest: countsAsSignedOut(session.status) };
}

/** With one row a page, the page number is the position above; nobody stands above the first. */
async function loadPlaceAbove(ask: Ask, challengeId: string, own: Ranking): Promise<Ranking | null> {
  if (own.leaderboardPosition < 2) return null;
  const query = { page: own.leaderboardPosition - 2, pageSize: 1 };
  const { scores } = await ask(listChallengeScores, { params: { challengeId }, query });
  return scores[0] ?? null;
}
