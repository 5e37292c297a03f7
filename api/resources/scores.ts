import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { meters } from "~observe/meters";
import { requirePlayer } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp, ApiContext } from "../api-context";
import type { Submission } from "../store/challenges/score-checks";
import { submitScore as storeScore } from "../store/challenges/score-submission";
import { listScores } from "../store/challenges/scores";
import { createQueryContext } from "./create-query-context";

export function registerScores(app: ApiApp): void {
  route(app, listChallengeScores, ({ params, query }, context) =>
    listScores(createQueryContext(context), params.challengeId, query),
  );

  route(app, submitScore, ({ params, body }, context) => acceptScore(context, { ...params, ...body }));
}

export async function acceptScore(
  context: ApiContext,
  {
    releaseTrackId: trackId,
    ...named
  }: Pick<Submission, "gameId" | "challengeId" | "score" | "hash"> & { releaseTrackId: string },
) {
  const { userId, isGuest } = requirePlayer(context);
  const submission = { ...named, trackId, userId, isGuest, now: new Date() };
  const result = await storeScore(context.get("database"), submission);
  meters()?.scoresAccepted.inc();
  return result;
}
