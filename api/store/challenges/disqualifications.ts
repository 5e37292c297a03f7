import { and, eq } from "drizzle-orm";
import type { ErrorCode } from "~contract/error-codes";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { challengeDisqualifications, challenges, personalBests, scores } from "../../db/schema/scores";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import type { ChallengeRow } from "./challenge-responses";
import { restorePersonalBest } from "./personal-bests";

type Ruling = { challengeId: string; userId: string; reason: string };
type Player = { username: string };

/** Rules: docs/product/making-challenges.md#disqualification. */
export async function disqualifyPlayer(
  database: Database,
  { challengeId, userId, reason }: Ruling,
  author: Author,
): Promise<Player> {
  return database.transaction(async (transaction) => {
    const challenge = await findDeskChallenge(transaction, challengeId);
    const player = await lockPlayer(transaction, userId, "user_not_found");
    const ofPlayer = and(eq(scores.challengeId, challengeId), eq(scores.userId, userId));
    if ((await transaction.$count(scores, ofPlayer)) === 0) throw new ApiFailure("user_not_found");
    const { actorId: by, now: since } = author;
    const added = await transaction
      .insert(challengeDisqualifications)
      .values({ challengeId, userId, reason, by, since })
      .onConflictDoNothing()
      .returning({ userId: challengeDisqualifications.userId });
    if (added.length === 0) throw new ApiFailure("already_disqualified");
    await transaction
      .delete(personalBests)
      .where(and(eq(personalBests.challengeId, challengeId), eq(personalBests.userId, userId)));
    await record(transaction, { challenge, userId, reason, isLifted: false }, author);
    return player;
  });
}

/** The best of the stored scores counts again, those that came meanwhile included. */
export async function liftDisqualification(
  database: Database,
  { challengeId, userId, reason }: Ruling,
  author: Author,
): Promise<Player> {
  return database.transaction(async (transaction) => {
    const challenge = await findDeskChallenge(transaction, challengeId);
    const player = await lockPlayer(transaction, userId, "disqualification_not_found");
    const { challengeId: ofChallenge, userId: ofPlayer } = challengeDisqualifications;
    const lifted = await transaction
      .delete(challengeDisqualifications)
      .where(and(eq(ofChallenge, challengeId), eq(ofPlayer, userId)))
      .returning({ userId: ofPlayer });
    if (lifted.length === 0) throw new ApiFailure("disqualification_not_found");
    await restorePersonalBest(transaction, userId, challenge);
    await record(transaction, { challenge, userId, reason, isLifted: true }, author);
    return player;
  });
}

/** Published or not. */
export async function findDeskChallenge(database: Database, challengeId: string): Promise<ChallengeRow> {
  const [row] = await database.select().from(challenges).where(eq(challenges.challengeId, challengeId));
  if (!row) throw new ApiFailure("challenge_not_found");
  return row;
}

/** As a score locks its player. Guests are on no board. */
export async function lockPlayer(transaction: Database, userId: string, missing: ErrorCode): Promise<Player> {
  const [found] = await transaction
    .select({ name: user.name, displayUsername: user.displayUsername })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)))
    .for("no key update");
  if (!found) throw new ApiFailure(missing);
  return { username: found.displayUsername ?? found.name };
}

type Recorded = { challenge: ChallengeRow; userId: string; reason: string; isLifted: boolean };

/** For the log, which names players by their current names, and for the player. */
async function record(
  transaction: Database,
  { challenge: { challengeId, name }, userId, reason, isLifted }: Recorded,
  author: Author,
): Promise<void> {
  const challengeName = name["en"] ?? "";
  await recordAudit(transaction, {
    ...{ ...author, reason, action: isLifted ? "scores.readmitted" : "scores.disqualified" },
    subject: { kind: "user", id: userId, name: null },
    ...{
      before: isLifted ? { challenge: challengeName } : null,
      after: isLifted ? null : { challenge: challengeName },
    },
  });
  const messageType = isLifted ? "SCORES_READMITTED" : "SCORES_DISQUALIFIED";
  await notify(transaction, {
    userId,
    data: { messageType, mainEntityId: challengeId, challengeName, reason },
    now: author.now,
  });
}
