import { desc, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { mailMinutes } from "../../db/schema/health";
import type { FoundProblem } from "./found-problem";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 7 * DAY_MS;
/** The newest tries that are looked at: older ones have been forgiven. */
const TRIES = 100;
const MIN_FAILED = 3;
const MANY_FAILED = 5;
const MANY_SHARE = 0.1;

export type MailOutcome = "sent" | "failed" | "rejected";
type MailTry = { outcome: MailOutcome; error: string | null; now: Date };
type MailMinute = typeof mailMinutes.$inferSelect;

export async function recordMailTry(database: Database, { outcome, error, now }: MailTry): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const none = { sent: 0, failed: 0, rejected: 0 };
  const column = mailMinutes[outcome];
  await database
    .insert(mailMinutes)
    .values({ minute, ...none, [outcome]: 1, error })
    .onConflictDoUpdate({
      target: mailMinutes.minute,
      set: { [outcome]: sql`${column} + 1`, ...(error === null ? {} : { error }) },
    });
}

export async function findMailProblems(database: Database, now: Date): Promise<FoundProblem[]> {
  const minutes = await database
    .select()
    .from(mailMinutes)
    .where(gt(mailMinutes.minute, new Date(now.getTime() - DAY_MS)))
    .orderBy(desc(mailMinutes.minute))
    .limit(TRIES);
  return judgeMailMinutes(minutes, now);
}

/** The newest minute first. */
export function judgeMailMinutes(minutes: readonly MailMinute[], now: Date): FoundProblem[] {
  const lastSent = minutes.findIndex(({ sent }) => sent > 0);
  const unsent = lastSent < 0 ? minutes : minutes.slice(0, lastSent);
  const failed = sumOf(unsent, ({ failed: count }) => count);
  if (failed >= MIN_FAILED) return [problemOf(unsent, failed, "critical")];
  const newest = newestTries(minutes);
  const refused = sumOf(newest, refusedIn);
  const isRecent = newest.some((one) => refusedIn(one) > 0 && now.getTime() - one.minute.getTime() < HOUR_MS);
  const isMuch = refused >= MANY_FAILED && refused >= MANY_SHARE * sumOf(newest, triesIn);
  return isRecent && isMuch ? [problemOf(newest, refused, "warning")] : [];
}

function newestTries(minutes: readonly MailMinute[]): MailMinute[] {
  let tries = 0;
  return minutes.filter((minute) => {
    const isWanted = tries < TRIES;
    tries += triesIn(minute);
    return isWanted;
  });
}

const refusedIn = ({ failed, rejected }: MailMinute) => failed + rejected;
const triesIn = (minute: MailMinute) => minute.sent + refusedIn(minute);

function sumOf(minutes: readonly MailMinute[], count: (minute: MailMinute) => number): number {
  return minutes.reduce((sum, minute) => sum + count(minute), 0);
}

function problemOf(minutes: readonly MailMinute[], count: number, severity: FoundProblem["severity"]): FoundProblem {
  const since = [...minutes].reverse().find((minute) => refusedIn(minute) > 0)?.minute ?? null;
  const error = minutes.find((minute) => minute.error !== null)?.error ?? null;
  return { kind: "mails-refused", severity, count, error, since };
}

export async function deleteOldMailMinutes(database: Database, now: Date): Promise<void> {
  await database.delete(mailMinutes).where(lt(mailMinutes.minute, new Date(now.getTime() - KEPT_MS)));
}
