import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import type { AnnouncementContent, ListedAnnouncement } from "~contract/entities/announcement";
import type { Pagination } from "~contract/entities/pagination";
import type { SubscriptionKind } from "~contract/entities/subscription";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { announcements, user } from "../../db/schema";
import type { Author } from "../drafts/change-content";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { recordAudit } from "../staff/audit-log";
import { countAudience, countBouncedAddresses } from "./audience";
import { countRecipients } from "./counts";
import { isJobGone } from "./stopped";

export type AnnouncementRow = typeof announcements.$inferSelect;
export type SavedAnnouncement = { announcementId: string; version: number };

export async function listAnnouncements(
  database: Database,
  kind: SubscriptionKind,
  pages: PageRequest,
): Promise<{ announcements: ListedAnnouncement[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const isOfKind = eq(announcements.kind, kind);
  const rows = await selectRows(database)
    .where(isOfKind)
    .orderBy(desc(announcements.createdAt), announcements.announcementId)
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(announcements, isOfKind));
  return { announcements: await toListed(database, rows), pagination: toPagination(window, totalItems) };
}

export async function readAnnouncement(database: Database, announcementId: string, now: Date) {
  const rows = await selectRows(database).where(eq(announcements.announcementId, announcementId));
  const [announcement] = await toListed(database, rows);
  const [found] = rows;
  if (!found || !announcement) throw new ApiFailure("announcement_not_found");
  return {
    announcement,
    content: contentOf(found.row),
    audience: await countAudience(database, announcement.kind, now),
    bouncedAddresses: await countBouncedAddresses(database),
    isStopped: isPlanned(found.row) && (await isJobGone(database, found.row.jobId)),
  };
}

const isPlanned = ({ state }: AnnouncementRow) => state === "SCHEDULED" || state === "SENDING";

export async function findContent(database: Database, announcementId: string): Promise<AnnouncementContent | null> {
  const ofThis = eq(announcements.announcementId, announcementId);
  const [row] = await database.select().from(announcements).where(ofThis);
  return row ? contentOf(row) : null;
}

function contentOf({ subject, text, ratePerMinute }: AnnouncementRow): AnnouncementContent {
  return { subject, text, ratePerMinute };
}

function selectRows(database: Database) {
  return database
    .select({ row: announcements, author: user.displayUsername })
    .from(announcements)
    .leftJoin(user, eq(user.id, announcements.changedBy))
    .$dynamic();
}

type Found = { row: AnnouncementRow; author: string | null };

async function toListed(database: Database, rows: Found[]): Promise<ListedAnnouncement[]> {
  const uncounted = rows.flatMap(({ row }) => (row.counts ? [] : [row.announcementId]));
  const counted = await countRecipients(database, uncounted);
  return rows.flatMap(({ row, author }) => {
    const counts = row.counts ?? counted.get(row.announcementId);
    if (!counts) return [];
    const { announcementId, kind, version, state, subject, changedAt, scheduledAt, startedAt, endedAt } = row;
    return {
      ...{ announcementId, kind, version, state, subject: subject.en, author, counts },
      changedDate: changedAt.toISOString(),
      scheduledDate: scheduledAt?.toISOString() ?? null,
      startedDate: startedAt?.toISOString() ?? null,
      endedDate: endedAt?.toISOString() ?? null,
    };
  });
}

export async function createAnnouncement(
  database: Database,
  content: AnnouncementContent,
  author: Author,
): Promise<SavedAnnouncement> {
  return database.transaction(async (transaction) => {
    const { actorId: changedBy, now } = author;
    const [row] = await transaction
      .insert(announcements)
      .values({ ...content, announcementId: randomUUID(), changedBy, createdAt: now, changedAt: now })
      .returning();
    if (!row) throw new Error("an announcement was not stored");
    await recordChange(transaction, "announcement.created", row, author);
    return savedOf(row);
  });
}

type SeenAnnouncement = SavedAnnouncement & { content: AnnouncementContent };

/** A scheduled one has to be scheduled again: whoever did it meant the earlier texts. */
export async function saveAnnouncement(
  database: Database,
  { announcementId, version, content }: SeenAnnouncement,
  author: Author,
): Promise<SavedAnnouncement> {
  return database.transaction(async (transaction) => {
    await lockUnsent(transaction, announcementId, version);
    const draft = { ...content, state: "DRAFT", scheduledAt: null, jobId: null } as const;
    return changeAnnouncement(transaction, announcementId, { values: draft, action: "announcement.changed" }, author);
  });
}

/** Against two people who decide at once. */
export async function lockAnnouncement(transaction: Database, announcementId: string): Promise<AnnouncementRow> {
  const [row] = await transaction
    .select()
    .from(announcements)
    .where(eq(announcements.announcementId, announcementId))
    .for("update");
  if (!row) throw new ApiFailure("announcement_not_found");
  return row;
}

export async function lockUnsent(
  transaction: Database,
  announcementId: string,
  version: number,
): Promise<AnnouncementRow> {
  const row = await lockAnnouncement(transaction, announcementId);
  const isUnsent = row.state === "DRAFT" || row.state === "SCHEDULED";
  if (!isUnsent || row.kind === "DIGEST") throw new ApiFailure("announcement_closed");
  if (row.version !== version) throw new ApiFailure("content_changed");
  return row;
}

type Change = {
  values: Partial<typeof announcements.$inferInsert>;
  action: AuditAction;
  after?: AuditValues;
};

export async function changeAnnouncement(
  transaction: Database,
  announcementId: string,
  { values, action, after }: Change,
  author: Author,
): Promise<SavedAnnouncement> {
  const { actorId: changedBy, now } = author;
  const [row] = await transaction
    .update(announcements)
    .set({ ...values, changedBy, changedAt: now, version: sql`${announcements.version} + 1` })
    .where(eq(announcements.announcementId, announcementId))
    .returning();
  if (!row) throw new ApiFailure("announcement_not_found");
  await recordChange(transaction, action, row, author, after);
  return savedOf(row);
}

const savedOf = ({ announcementId, version }: AnnouncementRow): SavedAnnouncement => ({ announcementId, version });

export async function recordChange(
  transaction: Database,
  action: AuditAction,
  { announcementId, subject }: AnnouncementRow,
  author: Author,
  after: AuditValues | null = null,
): Promise<void> {
  const named = { kind: "announcement", id: announcementId, name: subject.en } as const;
  await recordAudit(transaction, { ...author, action, subject: named, before: null, after, reason: null });
}
