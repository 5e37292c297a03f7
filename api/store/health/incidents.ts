import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from "drizzle-orm";
import type { HealthProblem, HealthProblemKind } from "~contract/entities/health";
import type { Database } from "../../db/database";
import { healthIncidents } from "../../db/schema/health";
import type { FoundProblem } from "./found-problem";

const KEPT_MS = 30 * 86_400_000;
/** Every process looks once a minute: a machine that has said nothing for so long is gone. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;

type Seen = {
  problems: readonly FoundProblem[];
  /** Whose end the checks could not see. */
  unknown: readonly HealthProblemKind[];
  /** Each machine ends only its own of these. */
  local: readonly HealthProblemKind[];
  machine: string;
  now: Date;
};

/** Begins, continues and ends what is recorded; returns all that is open, of other machines too. */
export async function recordIncidents(database: Database, seen: Seen): Promise<HealthProblem[]> {
  const { problems, now } = seen;
  if (problems.length > 0) {
    const { severity, count, error } = healthIncidents;
    await database
      .insert(healthIncidents)
      .values(problems.map((problem) => toRow(problem, now)))
      .onConflictDoUpdate({
        target: [healthIncidents.kind, healthIncidents.subject],
        targetWhere: isNull(healthIncidents.endedAt),
        set: { severity: excluded(severity), count: excluded(count), error: excluded(error), lastSeenAt: now },
      });
  }
  await endIncidents(database, seen);
  const open = await database.select().from(healthIncidents).where(isNull(healthIncidents.endedAt));
  return open.map(toProblem);
}

/** What nobody could record while it was so. */
export async function recordEndedIncident(
  database: Database,
  problem: FoundProblem & { since: Date },
  now: Date,
): Promise<void> {
  await database.insert(healthIncidents).values({ ...toRow(problem, now), endedAt: now });
}

function excluded(column: { name: string }) {
  return sql.raw(`excluded.${column.name}`);
}

function toRow({ subject = "", kind, severity, count = null, error = null, since }: FoundProblem, now: Date) {
  const known = { kind, subject, severity, count, error };
  return { incidentId: randomUUID(), ...known, since: since ?? now, lastSeenAt: now };
}

/** Of two processes that look at once, the earlier one does not end what the later one has found. */
async function endIncidents(database: Database, { problems, unknown, local, machine, now }: Seen): Promise<void> {
  const { kind, subject, endedAt, lastSeenAt } = healthIncidents;
  const isOpen = isNull(endedAt);
  const isStill = or(...problems.map((one) => and(eq(kind, one.kind), eq(subject, one.subject ?? ""))));
  const isOwn = or(notInArray(kind, [...local]), eq(subject, machine));
  await database
    .update(healthIncidents)
    .set({ endedAt: now })
    .where(and(isOpen, isOwn, isStill && not(isStill), notInArray(kind, [...unknown]), lt(lastSeenAt, now)));
  await database
    .update(healthIncidents)
    .set({ endedAt: sql`${lastSeenAt}` })
    .where(and(isOpen, inArray(kind, [...local]), lt(lastSeenAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS))));
}

function toProblem({
  kind,
  severity,
  since,
  subject,
  count,
  error,
}: typeof healthIncidents.$inferSelect): HealthProblem {
  return { kind, severity, sinceDate: since.toISOString(), subject: subject === "" ? null : subject, count, error };
}

export async function deleteOldIncidents(database: Database, now: Date): Promise<void> {
  const { endedAt } = healthIncidents;
  await database.delete(healthIncidents).where(and(isNotNull(endedAt), lt(endedAt, new Date(now.getTime() - KEPT_MS))));
}
