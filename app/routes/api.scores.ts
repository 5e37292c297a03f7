import type { ActionFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { hasNoAccount } from "~/rules/section-visibility";
import { scoreRequest } from "~/server/game-requests.server";
import { loadAbove } from "~/server/leaderboard.server";
import { pageContext } from "~/server/page-context.server";
import { isMissing, refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { scoreHash } from "~/server/score-hash.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { SCORE_ERRORS, type OtherPlayerError, type SubmitScoreResult, type ScoreError } from "~/view-models/player";
import { getChallenge } from "~contract/calls/challenges";
import { submitScore } from "~contract/calls/scores";
import type { Challenge } from "~contract/entities/challenge";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const { api, requestApi } = context;
  const parts = await readRequestBody(args.request, scoreRequest);
  const { gameId, challengeId, trackId, score, playerId } = parts;
  if (playerId && (await loadSession(args.context, requestApi)).user?.userId !== playerId) {
    return context.json<OtherPlayerError>(
      { ok: false, error: "other_player" },
      { status: refusalStatus("other_player") },
    );
  }
  try {
    const body = { releaseTrackId: trackId, score, hash: scoreHash(parts) };
    const result = await api(submitScore, { params: { gameId, challengeId }, body });
    const { newBestScore, previousPosition, isHeld } = result;
    const [challenge, session] = await Promise.all([
      secondary(api, (callApi) => callApi(getChallenge, { params: { challengeId }, query: {} })),
      loadSession(args.context, requestApi),
    ]);
    const isGuest = hasNoAccount(session.status);
    const positions = { leaderboardPosition: challenge?.leaderboardPosition ?? null, previousPosition };
    const above = challenge && newBestScore ? await loadAbove(api, challenge) : null;
    const board = challenge && toAddress(challenge);
    return context.json<SubmitScoreResult>({
      ok: true,
      score,
      newBestScore,
      isGuest,
      isHeld,
      ...positions,
      above,
      board,
    });
  } catch (error) {
    const code = scoreError(error);
    return context.json<SubmitScoreResult>({ ok: false, error: code }, { status: refusalStatus(code) });
  }
}

/** A retry cannot succeed on an unpublished challenge; a player without a session has no active play. */
function scoreError(error: unknown): ScoreError {
  const isUnpublished = error instanceof ClientError && error.has("challenge_not_published");
  if (isUnpublished || isMissing(error)) return "challenge_not_active";
  const isUnknown = error instanceof ClientError && error.has("sign_in_required");
  return refusalCode(error, SCORE_ERRORS, isUnknown ? "no_active_play" : "unreachable");
}

function toAddress({ challengeId, challengeShortId, mangledName }: Challenge) {
  return { challengeId, challengeShortId, mangledName };
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
