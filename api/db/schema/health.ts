import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { HealthProblemKind, HealthSeverity } from "~contract/entities/health";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** What was or is wrong, so that all processes say the same of since when. Kept for 30 days. */
export const healthIncidents = pgTable(
  "health_incidents",
  {
    incidentId: uuid("incident_id").primaryKey(),
    kind: text("kind").$type<HealthProblemKind>().notNull(),
    /** "" without one, since nulls are never equal. */
    subject: text("subject").notNull(),
    severity: text("severity").$type<HealthSeverity>().notNull(),
    count: integer("count"),
    error: text("error"),
    since: moment("since").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("health_incidents_open_idx")
      .on(table.kind, table.subject)
      .where(sql`${table.endedAt} is null`),
    index("health_incidents_since_idx").on(table.since),
    index("health_incidents_ended_idx").on(table.endedAt),
  ],
);

/** Tries to send a mail, by minute. Kept for a week. */
export const mailMinutes = pgTable("mail_minutes", {
  minute: moment("minute").primaryKey(),
  sent: integer("sent").notNull(),
  /** Not now: unreachable, busy, a refused log-in. */
  failed: integer("failed").notNull(),
  /** For good, as of an address that does not exist. */
  rejected: integer("rejected").notNull(),
  error: text("error"),
});

/** Kept for 30 days. */
export const processStarts = pgTable(
  "process_starts",
  {
    startId: uuid("start_id").primaryKey(),
    machine: text("machine").notNull(),
    process: integer("process").notNull(),
    version: text("version").notNull(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [index("process_starts_started_idx").on(table.startedAt)],
);
