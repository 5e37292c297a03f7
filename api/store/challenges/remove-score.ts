import { and, eq, isNull } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { personalBests, scores } from "../../db/schema/scores";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import { findDeskChallenge, lockPlayer } from "./disqualifications";
import { restorePersonalBest } from "./personal-bests";

type Removal = { challengeId: string; scoreId: string; reason: string };

/** Rules: docs/product/making-challenges.md#removing-a-score. */
export async function removeScore(
  database: Database,
  { challengeId, scoreId, reason }: Removal,
  author: Author,
): Promise<{ username: string }> {
  return database.transaction(async (transaction) => {
    const challenge = await findDeskChallenge(transaction, challengeId);
    const isScore = and(eq(scores.scoreId, scoreId), eq(scores.challengeId, challengeId), isNull(scores.heldAt));
    const [found] = await transaction.select({ userId: scores.userId }).from(scores).where(isScore);
    if (!found) throw new ApiFailure("score_not_found");
    const { userId } = found;
    const player = await lockPlayer(transaction, userId, "score_not_found");
    const [removed] = await transaction.delete(scores).where(isScore).returning({ score: scores.score });
    if (!removed) throw new ApiFailure("score_not_found");
    const wasBest = await transaction
      .delete(personalBests)
      .where(and(eq(personalBests.challengeId, challengeId), eq(personalBests.scoreId, scoreId)))
      .returning({ userId: personalBests.userId });
    if (wasBest.length > 0) await restorePersonalBest(transaction, userId, challenge);
    const challengeName = challenge.name["en"] ?? "";
    await recordAudit(transaction, {
      ...{ ...author, reason, action: "scores.removed", subject: { kind: "user", id: userId, name: null } },
      ...{ before: { challenge: challengeName, score: removed.score }, after: null },
    });
    const data = { messageType: "SCORES_REMOVED", mainEntityId: challengeId, challengeName, reason } as const;
    await notify(transaction, { userId, data, now: author.now });
    return player;
  });
}
