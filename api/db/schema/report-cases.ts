import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PlayerReportReason } from "~contract/calls/player-reports";
import { games } from "./catalogue";
import { user } from "./identity";
import { playerReviews } from "./player-reviews";
import { challenges } from "./scores";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/**
 * What the desk makes of the reports of one game (`game_reports`), player (`player_reports`) or review
 * (`player_review_reports`), or of the held scores of a player in a challenge (`scores`).
 */
export const reportCases = pgTable(
  "report_cases",
  {
    caseId: uuid("case_id").primaryKey(),
    gameId: uuid("game_id")
      .unique()
      .references(() => games.gameId, { onDelete: "cascade" }),
    reviewId: uuid("review_id")
      .unique()
      .references(() => playerReviews.reviewId, { onDelete: "cascade" }),
    playerId: uuid("player_id").references(() => user.id, { onDelete: "cascade" }),
    /** With a player: of held scores. */
    challengeId: uuid("challenge_id").references(() => challenges.challengeId, { onDelete: "cascade" }),
    state: text("state", { enum: ["open", "decided"] }).notNull(),
    /** Another one after each report and change, so that a decision is about what was seen. */
    version: integer("version").notNull(),
    /** Those that wait, or that were decided last; or held scores. */
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
    uniqueIndex("report_cases_player_idx")
      .on(table.playerId)
      .where(sql`${table.challengeId} is null`),
    uniqueIndex("report_cases_scores_idx")
      .on(table.playerId, table.challengeId)
      .where(sql`${table.challengeId} is not null`),
    index("report_cases_challenge_idx").on(table.challengeId),
    check("report_cases_one_subject", sql`num_nonnulls(${table.gameId}, ${table.playerId}, ${table.reviewId}) = 1`),
    check("report_cases_scores", sql`${table.challengeId} is null or ${table.playerId} is not null`),
  ],
);

export const playerReports = pgTable(
  "player_reports",
  {
    reportId: uuid("report_id").primaryKey(),
    /** Who is reported. */
    playerId: uuid("player_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
    reason: text("reason").$type<PlayerReportReason>().notNull(),
    comment: text("comment"),
    createdAt: moment("created_at").notNull(),
    /** Null while it waits for the desk (`report_cases`). */
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("player_reports_player_idx").on(table.playerId, table.createdAt),
    index("player_reports_user_idx").on(table.userId),
  ],
);
