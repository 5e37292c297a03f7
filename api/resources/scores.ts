import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { meters } from "~observe/meters";
import { playerOf } from "../identity/signed-in-user";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { submitScore as takeScore } from "../store/score-submission";
import { listScores } from "../store/scores";
import { toReading } from "./reading";

export function registerScores(app: ApiApp): void {
  route(app, listChallengeScores, ({ params, query }, context) =>
    listScores(toReading(context), params.challengeId, query),
  );

  route(app, submitScore, async ({ params, body }, context) => {
    const viewer = playerOf(context);
    const taken = await takeScore(context.get("database"), {
      ...params,
      userId: viewer.userId,
      isGuest: viewer.isGuest,
      trackId: body.releaseTrackId,
      score: body.score,
      hash: body.hash,
      now: new Date(),
    });
    meters()?.scoresTaken.inc();
    return taken;
  });
}
