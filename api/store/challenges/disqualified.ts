import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { challengeDisqualifications, scores } from "../../db/schema/scores";
import type { ChallengeRow } from "./challenge-responses";
import { bestScoreFirst } from "./rankings";

/** Those of the challenges in which the player's scores count for nothing. The player must be locked. */
export async function findDisqualified(
  transaction: Database,
  userId: string,
  challengeIds: readonly string[],
): Promise<Set<string>> {
  const { challengeId } = challengeDisqualifications;
  const rows = await transaction
    .select({ challengeId })
    .from(challengeDisqualifications)
    .where(and(eq(challengeDisqualifications.userId, userId), inArray(challengeId, [...challengeIds])));
  return new Set(rows.map((row) => row.challengeId));
}

/** With the best score that is stored, which would count. */
export async function findDisqualification(
  database: Database,
  userId: string,
  { challengeId, criteria }: Pick<ChallengeRow, "challengeId" | "criteria">,
): Promise<{ score: number | null; reason: string } | null> {
  const best = bestStoredScore(database, challengeId, criteria);
  const [found] = await database
    .select({ score: best.score, reason: challengeDisqualifications.reason })
    .from(challengeDisqualifications)
    .leftJoinLateral(best, sql`true`)
    .where(and(eq(challengeDisqualifications.challengeId, challengeId), eq(challengeDisqualifications.userId, userId)));
  return found ?? null;
}

/** Of the player of a row of disqualifications. */
export function bestStoredScore(database: Database, challengeId: string, criteria: ChallengeRow["criteria"]) {
  const isPlayers = eq(scores.userId, challengeDisqualifications.userId);
  return database
    .select({ score: scores.score, achievedAt: scores.achievedAt })
    .from(scores)
    .where(and(eq(scores.challengeId, challengeId), isPlayers, isNull(scores.heldAt)))
    .orderBy(...bestScoreFirst(criteria))
    .limit(1)
    .as("best");
}
