import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AuditAction, AuditSubjectKind, AuditValues } from "~contract/entities/audit-entry";
import type { StaffRole } from "~contract/entities/staff";
import type { StaffTokenPermission } from "~contract/entities/staff-token";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });

export const staffMembers = pgTable("staff_members", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  role: text("role").$type<StaffRole>().notNull(),
  since: moment("since").notNull(),
});

/** Bearer tokens for scripts. Only the hash is stored. */
export const staffTokens = pgTable(
  "staff_tokens",
  {
    tokenId: uuid("token_id").primaryKey(),
    /** Whose rights the token has, as long as they have a role. */
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    permissions: text("permissions").array().$type<StaffTokenPermission[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("staff_tokens_user_idx").on(table.userId)],
);

/** Rows are never changed or deleted. */
export const auditLog = pgTable(
  "audit_log",
  {
    entryId: uuid("entry_id").primaryKey(),
    createdAt: moment("created_at").notNull(),
    origin: text("origin", { enum: ["DESK", "COMMAND"] }).notNull(),
    /** Null: a command, or a deleted account. */
    actorId: uuid("actor_id").references(() => user.id, { onDelete: "set null" }),
    /** Of the bearer token by which it was done. */
    tokenName: text("token_name"),
    action: text("action").$type<AuditAction>().notNull(),
    subjectKind: text("subject_kind").$type<AuditSubjectKind>().notNull(),
    subjectId: text("subject_id").notNull(),
    /** At that time; null for users, whose names go with their accounts. */
    subjectName: text("subject_name"),
    before: jsonb("before").$type<AuditValues>(),
    after: jsonb("after").$type<AuditValues>(),
    reason: text("reason"),
  },
  (table) => [
    index("audit_log_created_idx").on(table.createdAt, table.entryId),
    index("audit_log_subject_idx").on(table.subjectId, table.createdAt),
    index("audit_log_actor_idx").on(table.actorId),
    index("audit_log_name_idx").using("gin", sql`lower(${table.subjectName}) gin_trgm_ops`),
  ],
);
