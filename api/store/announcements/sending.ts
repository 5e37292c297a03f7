import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, min, type SQL } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { announcementRecipients, announcements } from "../../db/schema";
import type { Author } from "../drafts/change-content";
import type { Jobs, SendJob } from "../jobs/jobs";
import {
  changeAnnouncement,
  lockAnnouncement,
  lockUnsent,
  type AnnouncementRow,
  type SavedAnnouncement,
} from "./announcements";
import { countRecipients, countsOf } from "./counts";
import { addRecipients, isOpen } from "./recipients";
import { isJobGone } from "./stopped";

const RECIPIENTS_KEPT_MS = 30 * 86_400_000;

type Scheduling = SavedAnnouncement & { publishDate: string | null };

/** Null as date: at once. */
export async function scheduleAnnouncement(
  jobs: Jobs,
  { announcementId, version, publishDate }: Scheduling,
  author: Author,
): Promise<SavedAnnouncement> {
  return jobs.commit(async (transaction, send) => {
    await lockUnsent(transaction, announcementId, version);
    const scheduledAt = publishDate === null ? author.now : new Date(publishDate);
    if (publishDate !== null && scheduledAt <= author.now) throw new ApiFailure("publish_date_past");
    const jobId = await sendTurn(send, announcementId, publishDate === null ? undefined : scheduledAt);
    const values = { state: "SCHEDULED", scheduledAt, jobId } as const;
    const after = { publishDate: scheduledAt.toISOString() };
    return changeAnnouncement(transaction, announcementId, { values, action: "announcement.scheduled", after }, author);
  });
}

/** Where its job was given up and discarded: with another one, which goes on where it stood. */
export async function resumeAnnouncement(
  jobs: Jobs,
  announcementId: string,
  author: Author,
): Promise<SavedAnnouncement> {
  return jobs.commit(async (transaction, send) => {
    const { state, jobId: stoppedId, scheduledAt } = await lockAnnouncement(transaction, announcementId);
    if (state !== "SCHEDULED" && state !== "SENDING") throw new ApiFailure("announcement_closed");
    if (!(await isJobGone(transaction, stoppedId))) throw new ApiFailure("announcement_not_stopped");
    const isLater = state === "SCHEDULED" && scheduledAt !== null && scheduledAt > author.now;
    const jobId = await sendTurn(send, announcementId, isLater ? scheduledAt : undefined);
    return changeAnnouncement(
      transaction,
      announcementId,
      { values: { jobId }, action: "announcement.resumed" },
      author,
    );
  });
}

/** Its turn finds it cancelled, and counts what was sent. */
export async function cancelAnnouncement(
  database: Database,
  announcementId: string,
  author: Author,
): Promise<SavedAnnouncement> {
  return database.transaction(async (transaction) => {
    const { state } = await lockAnnouncement(transaction, announcementId);
    if (state === "SENT" || state === "CANCELLED") throw new ApiFailure("announcement_closed");
    const values = { state: "CANCELLED", endedAt: author.now } as const;
    return changeAnnouncement(transaction, announcementId, { values, action: "announcement.cancelled" }, author);
  });
}

export function sendTurn(send: SendJob, announcementId: string, at: Date | undefined): Promise<string> {
  return send("announcements", { announcementId }, { id: randomUUID(), at });
}

type Turn = { announcementId: string; jobId: string };

/** Null where nothing is to be sent: another job has taken over, or it is cancelled. */
export async function beginTurn(database: Database, turn: Turn, now: Date): Promise<AnnouncementRow | null> {
  return database.transaction(async (transaction) => {
    const row = await findOfTurn(transaction, turn);
    if (row?.state === "SENDING") return row;
    if (row?.state !== "SCHEDULED") return null;
    await addRecipients(transaction, row, now);
    const [begun] = await transaction
      .update(announcements)
      .set({ state: "SENDING", startedAt: now })
      .where(eq(announcements.announcementId, row.announcementId))
      .returning();
    return begun ?? null;
  });
}

async function findOfTurn(transaction: Database, { announcementId, jobId }: Turn): Promise<AnnouncementRow | null> {
  const ofTurn = and(eq(announcements.announcementId, announcementId), eq(announcements.jobId, jobId));
  const [row] = await transaction.select().from(announcements).where(ofTurn).for("update");
  return row ?? null;
}

type TurnEnd = { now: Date; notBefore: Date; finish: (transaction: Database) => Promise<void> };

/** The next turn, or the end: in one transaction with the end of the turn's job, so that there is one turn at a time. */
export async function endTurn(jobs: Jobs, turn: Turn, { now, notBefore, finish }: TurnEnd): Promise<void> {
  await jobs.commit(async (transaction, send) => {
    const row = await findOfTurn(transaction, turn);
    if (row) await goOn(transaction, send, row, { now, notBefore });
    await finish(transaction);
  });
}

async function goOn(
  transaction: Database,
  send: SendJob,
  { announcementId, state }: AnnouncementRow,
  { now, notBefore }: Pick<TurnEnd, "now" | "notBefore">,
): Promise<void> {
  const ofThis = eq(announcements.announcementId, announcementId);
  const { dueAt } = announcementRecipients;
  const ofOpen = and(eq(announcementRecipients.announcementId, announcementId), isOpen);
  const [open] = await transaction
    .select({ dueAt: min(dueAt) })
    .from(announcementRecipients)
    .where(ofOpen);
  if (state === "SENDING" && open?.dueAt) {
    const at = open.dueAt > notBefore ? open.dueAt : notBefore;
    const jobId = await sendTurn(send, announcementId, at > now ? at : undefined);
    await transaction.update(announcements).set({ jobId }).where(ofThis);
    return;
  }
  const counts = await countsOf(transaction, announcementId);
  const ended = state === "SENDING" ? ({ state: "SENT", endedAt: now } as const) : {};
  await transaction
    .update(announcements)
    .set({ ...ended, counts })
    .where(ofThis);
}

/** Who got which mail is nobody's business for ever; the counts stay. */
export async function deleteOldRecipients(database: Database, now: Date): Promise<void> {
  const { announcementId, endedAt } = announcements;
  const isOld = lt(endedAt, new Date(now.getTime() - RECIPIENTS_KEPT_MS));
  await database.transaction(async (transaction) => {
    await countStopped(transaction, isOld);
    const ended = transaction.select({ announcementId }).from(announcements).where(isOld);
    await transaction.delete(announcementRecipients).where(inArray(announcementRecipients.announcementId, ended));
  });
}

/** Cancelled ones whose job was discarded, so that no turn has counted them. */
async function countStopped(transaction: Database, isOld: SQL): Promise<void> {
  const { announcementId, counts } = announcements;
  const uncounted = await transaction
    .select({ announcementId })
    .from(announcements)
    .where(and(isOld, isNull(counts)))
    .for("update");
  const found = await countRecipients(
    transaction,
    uncounted.map((row) => row.announcementId),
  );
  for (const [id, values] of found) {
    await transaction.update(announcements).set({ counts: values }).where(eq(announcementId, id));
  }
}
