import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContentKindName } from "~contract/entities/draft";
import type { ErrorCode } from "~contract/error-codes";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const staffId = (column: string) => uuid(column).references(() => user.id, { onDelete: "set null" });

/** What editors have written and players do not see yet; content is as in the contract. */
export const drafts = pgTable(
  "drafts",
  {
    kind: text("kind").$type<ContentKindName>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    content: jsonb("content").$type<object>().notNull(),
    version: uuid("version").notNull(),
    changedBy: staffId("changed_by"),
    changedAt: moment("changed_at").notNull(),
    /** When it publishes itself. */
    publishAt: moment("publish_at"),
    /** Why it did not. */
    failure: text("failure").$type<ErrorCode>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index("drafts_changed_by_idx").on(table.changedBy),
    index("drafts_publish_idx")
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
  ],
);

/** What players have seen; null is archived. Rows are never changed or deleted. */
export const revisions = pgTable(
  "revisions",
  {
    kind: text("kind").$type<ContentKindName>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    number: integer("number").notNull(),
    content: jsonb("content").$type<object>(),
    publishedBy: staffId("published_by"),
    publishedAt: moment("published_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.number] }),
    index("revisions_published_by_idx").on(table.publishedBy),
  ],
);
