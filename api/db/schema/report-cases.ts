import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { games } from "./catalogue";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** What the desk makes of the reports of one game: they are `game_reports`. */
export const reportCases = pgTable(
  "report_cases",
  {
    caseId: uuid("case_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .unique()
      .references(() => games.gameId, { onDelete: "cascade" }),
    state: text("state", { enum: ["open", "decided"] }).notNull(),
    /** Another one after each report and change, so that a decision is about what was seen. */
    version: integer("version").notNull(),
    /** Those that wait, or that were decided last. */
    reports: integer("reports").notNull(),
    /** Of the first one that waits, or waited. */
    openedAt: moment("opened_at").notNull(),
    lastReportAt: moment("last_report_at").notNull(),
    assigneeId: uuid("assignee_id").references(() => user.id, { onDelete: "set null" }),
    /** All four are of the last decision, also once the case is open again. */
    outcome: text("outcome", { enum: ["dismissed", "acted-on"] }),
    reason: text("reason"),
    decidedBy: uuid("decided_by").references(() => user.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("report_cases_open_idx").on(table.state, table.reports.desc().nullsFirst(), table.openedAt, table.caseId),
    index("report_cases_decided_idx").on(table.state, table.decidedAt.desc().nullsFirst(), table.caseId),
  ],
);
