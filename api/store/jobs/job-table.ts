import { integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const STATES = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;

/** The library's own table, as far as it is queried here; outside of `db/schema`, as its migrations are the library's. */
const pgboss = pgSchema("pgboss");
const jobState = pgboss.enum("job_state", STATES);

export const jobTable = pgboss.table(
  "job",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    data: jsonb(),
    state: jobState().notNull(),
    retryLimit: integer("retry_limit").notNull(),
    retryCount: integer("retry_count").notNull(),
    startAfter: timestamp("start_after", { withTimezone: true }).notNull(),
    createdOn: timestamp("created_on", { withTimezone: true }).notNull(),
    completedOn: timestamp("completed_on", { withTimezone: true }),
    output: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);
