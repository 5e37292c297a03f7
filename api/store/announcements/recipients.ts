import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { announcementRecipients, announcements, bouncedAddresses, user } from "../../db/schema";
import { isOfAudienceAt, isReachableAt } from "./audience";

/** Longer than a mail may take: after it, a process that was killed is not about to send it. */
export const IN_HAND_MS = 90_000;
const MINUTE_MS = 60_000;
const MAX_TRIES = 8;
const MAX_PAUSE_MS = 60 * MINUTE_MS;

const { announcementId, userId, state, dueAt, tries, messageId } = announcementRecipients;

export const isOpen = inArray(state, ["waiting", "sending"]);

/** Everybody once, whoever agreed at that moment. */
export async function addRecipients(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.execute(sql`
    insert into ${announcementRecipients} ("announcement_id", "user_id", "due_at")
    select ${id}::uuid, ${user.id}, ${now.toISOString()}::timestamptz from ${user}
    where ${isOfAudienceAt(transaction, now)} on conflict do nothing`);
}

export type ClaimedRecipient = {
  userId: string;
  messageId: string;
  /** With this one. */
  tries: number;
  email: string;
  username: string;
  language: string | null;
};

/** "over": nobody is due now, or it is cancelled. "passed": somebody who may not get it any more. */
export type Claim =
  { kind: "mail"; recipient: ClaimedRecipient } | { kind: "wait"; until: Date } | { kind: "passed" } | { kind: "over" };

/** Takes the next recipient in hand, if the rate allows it now. The row of the announcement is the lock of all processes. */
export async function claimRecipient(database: Database, id: string, now: Date): Promise<Claim> {
  return database.transaction(async (transaction) => {
    const ofThis = eq(announcements.announcementId, id);
    const [row] = await transaction
      .select({ state: announcements.state, next: announcements.nextMailAt, rate: announcements.ratePerMinute })
      .from(announcements)
      .where(ofThis)
      .for("update");
    if (row?.state !== "SENDING") return { kind: "over" };
    if (row.next !== null && row.next > now) return { kind: "wait", until: row.next };
    const due = await findDue(transaction, id, now);
    if (!due) return { kind: "over" };
    const { wantsNews, isReachable, wasInHand, ...recipient } = due;
    const ofRecipient = and(eq(announcementId, id), eq(userId, due.userId));
    if (!wantsNews || !isReachable) {
      const passed = wantsNews ? "skipped" : "unsubscribed";
      await transaction.update(announcementRecipients).set({ state: passed }).where(ofRecipient);
      return { kind: "passed" };
    }
    const inHand = { state: "sending", tries: due.tries, dueAt: new Date(now.getTime() + IN_HAND_MS) } as const;
    await transaction
      .update(announcementRecipients)
      .set({ ...inHand, ...(wasInHand && { isRepeated: true }) })
      .where(ofRecipient);
    const nextMailAt = new Date(now.getTime() + MINUTE_MS / row.rate);
    await transaction.update(announcements).set({ nextMailAt }).where(ofThis);
    return { kind: "mail", recipient };
  });
}

/** With whether they may get it at this moment. */
async function findDue(transaction: Database, id: string, now: Date) {
  const [due] = await transaction
    .select({
      ...{ userId, messageId, tries: sql`${tries} + 1`.mapWith(Number), wasInHand: sql<boolean>`${state} = 'sending'` },
      ...{ email: user.email, language: user.language, wantsNews: user.marketingConsent },
      username: sql<string>`coalesce(${user.displayUsername}, ${user.username}, '')`,
      isReachable: sql<boolean>`${isReachableAt(transaction, now)}`,
    })
    .from(announcementRecipients)
    .innerJoin(user, eq(user.id, userId))
    .where(and(eq(announcementId, id), isOpen, lte(dueAt, now)))
    .orderBy(asc(dueAt))
    .limit(1)
    .for("update", { of: announcementRecipients, skipLocked: true });
  return due;
}

/** "refused": the mail, "bounced": the address, for good. `isUnsure` is whether it may have arrived all the same. */
export type Outcome =
  { kind: "sent" } | { kind: "refused" } | { kind: "bounced" } | { kind: "later"; isUnsure: boolean };

/** Notes what became of a mail; nothing where another process has taken it over. */
export async function settleRecipient(
  database: Database,
  id: string,
  recipient: ClaimedRecipient,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const ofTry = and(
    eq(announcementId, id),
    eq(userId, recipient.userId),
    eq(state, "sending"),
    eq(tries, recipient.tries),
  );
  await database.transaction(async (transaction) => {
    await transaction
      .update(announcementRecipients)
      .set(valuesOf(outcome, recipient.tries, now))
      .where(ofTry);
    if (outcome.kind !== "bounced") return;
    const bounced = { email: recipient.email, bouncedAt: now };
    await transaction
      .insert(bouncedAddresses)
      .values({ userId: recipient.userId, ...bounced })
      .onConflictDoUpdate({ target: bouncedAddresses.userId, set: bounced });
  });
}

function valuesOf(outcome: Outcome, tried: number, now: Date): Partial<typeof announcementRecipients.$inferInsert> {
  switch (outcome.kind) {
    case "sent":
      return { state: "sent" };
    case "refused":
      return { state: "failed" };
    case "bounced":
      return { state: "bounced" };
    case "later": {
      const repeated = outcome.isUnsure ? { isRepeated: true } : {};
      if (tried >= MAX_TRIES) return { state: "failed", ...repeated };
      return { state: "waiting", dueAt: new Date(now.getTime() + pauseAfter(tried)), ...repeated };
    }
  }
}

/** Doubled each time, with up to as much again at random. */
function pauseAfter(tried: number): number {
  return Math.min(MINUTE_MS * 2 ** (tried - 1), MAX_PAUSE_MS) * (1 + Math.random());
}
