import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { recentClearings } from "../../db/schema/library";
import { plays } from "../../db/schema/scores";

type Kind = (typeof recentClearings.$inferSelect)["kind"];

const EVERYTHING = "00000000-0000-0000-0000-000000000000";

export async function clearHistory(
  database: Database,
  {
    userId,
    kind,
    subjectId = EVERYTHING,
    now,
  }: { userId: string; kind: Kind; subjectId?: string | undefined; now: Date },
): Promise<void> {
  const target = [recentClearings.userId, recentClearings.kind, recentClearings.subjectId];
  const set = { clearedAt: sql`greatest(${recentClearings.clearedAt}, excluded.cleared_at)` };
  await database
    .insert(recentClearings)
    .values({ userId, kind, subjectId, clearedAt: now })
    .onConflictDoUpdate({ target, set });
}

export function clearedUntil(
  database: Database,
  { userId, kind, subjectId }: { userId: string; kind: Kind; subjectId: SQL },
): SQL {
  const latest = database
    .select({ clearedAt: sql`max(${recentClearings.clearedAt})` })
    .from(recentClearings)
    .where(
      and(
        eq(recentClearings.userId, userId),
        eq(recentClearings.kind, kind),
        or(eq(recentClearings.subjectId, EVERYTHING), sql`${recentClearings.subjectId} = ${subjectId}`),
      ),
    );
  return sql`coalesce((${latest}), '-infinity'::timestamptz)`;
}

/** Expands "everything" to the guest's own plays, so that the account's history stays. */
export async function moveClearings(
  transaction: Database,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const cleared = await transaction.delete(recentClearings).where(eq(recentClearings.userId, guestId)).returning();
  for (const { kind, subjectId, clearedAt } of cleared) {
    const subjects = subjectId === EVERYTHING ? await findPlayedSubjects(transaction, guestId, kind) : [subjectId];
    for (const subject of subjects) {
      await clearHistory(transaction, { userId, kind, subjectId: subject, now: clearedAt });
    }
  }
}

async function findPlayedSubjects(database: Database, userId: string, kind: Kind): Promise<string[]> {
  const subject = kind === "games" ? plays.gameId : plays.challengeId;
  const rows = await database.selectDistinct({ id: subject }).from(plays).where(eq(plays.userId, userId));
  return rows.flatMap(({ id }) => id ?? []);
}
