import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AnnouncementContent, AnnouncementCounts, AnnouncementState } from "~contract/entities/announcement";
import type { SubscriptionKind } from "~contract/entities/subscription";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });

export const announcements = pgTable(
  "announcements",
  {
    announcementId: uuid("announcement_id").primaryKey(),
    /** Who agreed to what gets it. An issue of the digest has a part of its own for each recipient. */
    kind: text("kind").$type<SubscriptionKind>().notNull().default("MARKETING"),
    version: integer("version").notNull().default(1),
    state: text("state").$type<AnnouncementState>().notNull().default("DRAFT"),
    subject: jsonb("subject").$type<AnnouncementContent["subject"]>().notNull(),
    text: jsonb("text").$type<AnnouncementContent["text"]>().notNull(),
    ratePerMinute: integer("rate_per_minute").notNull(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    changedBy: uuid("changed_by").references(() => user.id, { onDelete: "set null" }),
    scheduledAt: moment("scheduled_at"),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    /** The one job that may send: an earlier one does nothing. */
    jobId: uuid("job_id"),
    /** Keeps the rate over all processes. */
    nextMailAt: moment("next_mail_at"),
    /** From the end on, since recipients are deleted. */
    counts: jsonb("counts").$type<AnnouncementCounts>(),
  },
  (table) => [
    index("announcements_created_idx").on(table.kind, table.createdAt, table.announcementId),
    // One issue for each moment, whichever process plans it.
    uniqueIndex("announcements_digest_idx")
      .on(table.createdAt)
      .where(sql`${table.kind} = 'DIGEST'`),
    index("announcements_changed_by_idx").on(table.changedBy),
  ],
);

export const RECIPIENT_STATES = ["waiting", "sending", "sent", "failed", "bounced", "unsubscribed", "skipped"] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Who gets an announcement, each once; deleted some time after its end. */
export const announcementRecipients = pgTable(
  "announcement_recipients",
  {
    announcementId: uuid("announcement_id")
      .notNull()
      .references(() => announcements.announcementId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Of the mail's Message-ID: the same for every try. */
    messageId: uuid("message_id").notNull().defaultRandom(),
    state: text("state").$type<RecipientState>().notNull().default("waiting"),
    tries: integer("tries").notNull().default(0),
    /** Of the next try; while it is being sent, when another process takes it over. */
    dueAt: moment("due_at").notNull(),
    /** An earlier try may have arrived. */
    isRepeated: boolean("is_repeated").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index("announcement_recipients_user_idx").on(table.userId),
    // Returned mails name it.
    uniqueIndex("announcement_recipients_message_idx").on(table.messageId),
    index("announcement_recipients_open_idx")
      .on(table.announcementId, table.dueAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
  ],
);

/** Addresses that a mail server refused for good; with another address, the row counts no more. */
export const bouncedAddresses = pgTable("bounced_addresses", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  bouncedAt: moment("bounced_at").notNull(),
});

/** The desk's, in one row. Off: no `nextAt`. */
export const digestSettings = pgTable("digest_settings", {
  id: integer("id").primaryKey().default(1),
  version: integer("version").notNull().default(1),
  nextAt: moment("next_at"),
  /** From Monday, 1, to Sunday, 7. */
  weekday: integer("weekday").notNull(),
  /** In UTC. */
  hour: integer("hour").notNull(),
  ratePerMinute: integer("rate_per_minute").notNull(),
  changedAt: moment("changed_at").notNull(),
  changedBy: uuid("changed_by").references(() => user.id, { onDelete: "set null" }),
});

/** Until when each reader's last digest went. */
export const digestMarks = pgTable("digest_marks", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  until: moment("until").notNull(),
});
