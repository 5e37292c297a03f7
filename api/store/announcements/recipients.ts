import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { SubscriptionKind } from "~contract/entities/subscription";
import type { Database } from "../../db/database";
import { announcementRecipients, announcements, user } from "../../db/schema";
import type { AnnouncementRow } from "./announcements";
import { agreementTo, isOfAudienceAt, isReachableAt } from "./audience";
import { recordBounce } from "./bounces";
import { followersWithNews, markDigest } from "./digest-news";

/** Longer than a mail may take: after it, a process that was killed is not about to send it. */
export const IN_HAND_MS = 90_000;
const MINUTE_MS = 60_000;
const MAX_TRIES = 8;
const MAX_PAUSE_MS = 60 * MINUTE_MS;

const { announcementId, userId, state, dueAt, tries, messageId } = announcementRecipients;

export const isOpen = inArray(state, ["waiting", "sending"]);

type Issue = Pick<AnnouncementRow, "announcementId" | "kind" | "createdAt">;

/** Everybody once, whoever agreed at that moment; of a digest, for whom there is something new. */
export async function addRecipients(transaction: Database, issue: Issue, now: Date): Promise<void> {
  const { announcementId: id, kind, createdAt: until } = issue;
  const hasNews = kind === "DIGEST" ? inArray(user.id, followersWithNews(transaction, { until, now })) : undefined;
  await transaction.execute(sql`
    insert into ${announcementRecipients} ("announcement_id", "user_id", "due_at")
    select ${id}::uuid, ${user.id}, ${now.toISOString()}::timestamptz from ${user}
    where ${and(isOfAudienceAt(transaction, kind, now), hasNews)} on conflict do nothing`);
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
      .select({
        ...{ state: announcements.state, kind: announcements.kind },
        ...{ next: announcements.nextMailAt, rate: announcements.ratePerMinute },
      })
      .from(announcements)
      .where(ofThis)
      .for("update");
    if (row?.state !== "SENDING") return { kind: "over" };
    if (row.next !== null && row.next > now) return { kind: "wait", until: row.next };
    const due = await findDue(transaction, { id, kind: row.kind }, now);
    if (!due) return { kind: "over" };
    const { wantsMail, isReachable, wasInHand, ...recipient } = due;
    const ofRecipient = and(eq(announcementId, id), eq(userId, due.userId));
    if (!wantsMail || !isReachable) {
      const passed = wantsMail ? "skipped" : "unsubscribed";
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
async function findDue(transaction: Database, { id, kind }: { id: string; kind: SubscriptionKind }, now: Date) {
  const [due] = await transaction
    .select({
      ...{ userId, messageId, tries: sql`${tries} + 1`.mapWith(Number), wasInHand: sql<boolean>`${state} = 'sending'` },
      ...{ email: user.email, language: user.language, wantsMail: agreementTo(kind) },
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

/**
 * "refused": the mail, "bounced": the address, for good. "empty": there is nothing to write any more. `isUnsure` is
 * whether it may have arrived all the same.
 */
export type Outcome =
  | { kind: "sent" }
  | { kind: "empty" }
  | { kind: "refused" }
  | { kind: "bounced" }
  | { kind: "later"; isUnsure: boolean };

/** Notes what became of a mail; nothing where another process has taken it over. */
export async function settleRecipient(
  database: Database,
  { announcementId: id, kind, createdAt: until }: Issue,
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
    if (outcome.kind === "bounced") await recordBounce(transaction, recipient, now);
    if (outcome.kind === "sent" && kind === "DIGEST") await markDigest(transaction, recipient.userId, until);
  });
}

function valuesOf(outcome: Outcome, tried: number, now: Date): Partial<typeof announcementRecipients.$inferInsert> {
  switch (outcome.kind) {
    case "sent":
      return { state: "sent" };
    case "empty":
      return { state: "skipped" };
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
