import { and, eq, isNull, lt, or } from "drizzle-orm";
import { MAX_WINNERS, type Winner } from "~contract/entities/challenge";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { challenges, personalBests } from "../../db/schema/scores";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import { lockAccounts } from "../user-lock";
import { hasEnded, type ChallengeRow } from "./challenge-responses";
import { findDeskChallenge } from "./disqualifications";
import { bestFirst } from "./rankings";

/** From the board as it is now, so that it follows every disqualification. */
export async function listWinners(database: Database, challengeId: string): Promise<Winner[]> {
  const leaders = await listLeaders(database, challengeId);
  return leaders.map(({ rank, name, displayUsername, score }) => ({ rank, username: displayUsername ?? name, score }));
}

/** A challenge that got a later end has no winners yet. */
export function announcedAt({ endsAt, winnersAnnouncedAt }: ChallengeRow, now: Date): Date | null {
  if (!winnersAnnouncedAt || !endsAt || !hasEnded({ endsAt }, now)) return null;
  return winnersAnnouncedAt >= endsAt ? winnersAnnouncedAt : null;
}

/** Rules: docs/product/making-challenges.md#winners. */
export async function announceWinners(
  database: Database,
  challengeId: string,
  { actorId, now }: Author,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const challenge = await findDeskChallenge(transaction, challengeId);
    if (!challenge.isPublished) throw new ApiFailure("challenge_not_published");
    if (!hasEnded(challenge, now)) throw new ApiFailure("challenge_not_ended");
    const leaders = await listLeaders(transaction, challengeId);
    if (leaders.length === 0) throw new ApiFailure("challenge_without_scores");
    await markAnnounced(transaction, challengeId, now);
    const challengeName = challenge.name["en"] ?? "";
    await recordAudit(transaction, {
      ...{ actorId, now, reason: null, action: "challenge.winners-announced" },
      subject: { kind: "challenge", id: challengeId, name: challengeName },
      ...{ before: null, after: null },
    });
    const leaderIds = leaders.map(({ userId }) => userId);
    for (const userId of await lockAccounts(transaction, leaderIds)) {
      const rank = leaderIds.indexOf(userId) + 1;
      const data = { messageType: "CHALLENGE_WON", mainEntityId: challengeId, challengeName, rank } as const;
      await notify(transaction, { userId, data, now });
    }
  });
}

async function listLeaders(database: Database, challengeId: string) {
  const rows = await database
    .select({
      ...{ userId: personalBests.userId, score: personalBests.score },
      ...{ name: user.name, displayUsername: user.displayUsername },
    })
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .where(and(eq(personalBests.challengeId, challengeId), personalBests.isRanked))
    .orderBy(...bestFirst)
    .limit(MAX_WINNERS);
  return rows.map((row, index) => ({ ...row, rank: index + 1 }));
}

/** One of two at once is refused. */
async function markAnnounced(transaction: Database, challengeId: string, now: Date): Promise<void> {
  const { winnersAnnouncedAt, endsAt } = challenges;
  const marked = await transaction
    .update(challenges)
    .set({ winnersAnnouncedAt: now })
    .where(and(eq(challenges.challengeId, challengeId), or(isNull(winnersAnnouncedAt), lt(winnersAnnouncedAt, endsAt))))
    .returning({ challengeId: challenges.challengeId });
  if (marked.length === 0) throw new ApiFailure("winners_already_announced");
}
