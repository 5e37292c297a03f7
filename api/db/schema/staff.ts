import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AuditAction, AuditSubjectKind, AuditValues } from "~contract/entities/audit-entry";
import type { StaffRole } from "~contract/entities/staff";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });

export const staffMembers = pgTable("staff_members", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  role: text("role").$type<StaffRole>().notNull(),
  since: moment("since").notNull(),
});

/** Rows are never changed or deleted. */
export const auditLog = pgTable(
  "audit_log",
  {
    entryId: uuid("entry_id").primaryKey(),
    createdAt: moment("created_at").notNull(),
    origin: text("origin", { enum: ["DESK", "COMMAND"] }).notNull(),
    /** Null: a command, or a deleted account. */
    actorId: uuid("actor_id").references(() => user.id, { onDelete: "set null" }),
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
  ],
);
