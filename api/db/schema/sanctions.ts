import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AppealOutcome, BrokenRule, SanctionKind } from "~contract/entities/sanction";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const staff = (column: string) => uuid(column).references(() => user.id, { onDelete: "set null" });

/** What the desk has done about players, with what they say against it. */
export const sanctions = pgTable(
  "sanctions",
  {
    sanctionId: uuid("sanction_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").$type<SanctionKind>().notNull(),
    rule: text("rule").$type<BrokenRule>().notNull(),
    /** For the player. */
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    createdBy: staff("created_by"),
    /** Null but for suspensions. */
    endsAt: moment("ends_at"),
    /** Of a rename: both names, and whether the player may choose another one. */
    formerUsername: text("former_username"),
    username: text("username"),
    mayRename: boolean("may_rename").notNull().default(true),
    liftedAt: moment("lifted_at"),
    liftedBy: staff("lifted_by"),
    liftingReason: text("lifting_reason"),
    appealText: text("appeal_text"),
    appealedAt: moment("appealed_at"),
    appealOutcome: text("appeal_outcome").$type<AppealOutcome>(),
    appealAnswer: text("appeal_answer"),
    appealDecidedAt: moment("appeal_decided_at"),
    appealDecidedBy: staff("appeal_decided_by"),
  },
  (table) => [
    index("sanctions_user_idx").on(table.userId, table.createdAt),
    // Asked by each call that changes something.
    index("sanctions_suspended_idx")
      .on(table.userId)
      .where(sql`${table.liftedAt} is null and ${table.kind} in ('SUSPENSION', 'BAN')`),
    index("sanctions_appeal_idx")
      .on(table.appealedAt, table.sanctionId)
      .where(sql`${table.appealedAt} is not null and ${table.appealDecidedAt} is null`),
  ],
);

/** Names that renamed players had: nobody may take one before its time. */
export const heldNames = pgTable(
  "held_names",
  {
    /** In lower case. */
    username: text("username").primaryKey(),
    heldUntil: moment("held_until").notNull(),
    sanctionId: uuid("sanction_id").references(() => sanctions.sanctionId, { onDelete: "set null" }),
  },
  (table) => [index("held_names_sanction_idx").on(table.sanctionId)],
);

/** Pictures that were taken down. The hash is of the stored picture and names nobody. */
export const blockedPictures = pgTable(
  "blocked_pictures",
  {
    /** Of the address that is gone. */
    pictureId: uuid("picture_id").primaryKey(),
    contentHash: text("content_hash").notNull(),
    blockedAt: moment("blocked_at").notNull(),
    sanctionId: uuid("sanction_id").references(() => sanctions.sanctionId, { onDelete: "set null" }),
  },
  (table) => [
    index("blocked_pictures_hash_idx").on(table.contentHash),
    index("blocked_pictures_sanction_idx").on(table.sanctionId),
  ],
);
