import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ErrorCode } from "~contract/error-codes";
import { releases } from "./builds";
import { games } from "./catalogue";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** Of a game that has not appeared: what its studio has submitted last, and what the desk said. */
export const gameReviews = pgTable(
  "game_reviews",
  {
    gameId: uuid("game_id")
      .primaryKey()
      .references(() => games.gameId, { onDelete: "cascade" }),
    /** Another one after each change, so that a decision is about what was seen. */
    reviewId: uuid("review_id").notNull().unique(),
    releaseId: uuid("release_id")
      .notNull()
      .references(() => releases.releaseId, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "scheduled", "sent-back"] }).notNull(),
    submittedAt: moment("submitted_at").notNull(),
    /** When the studio would like the game to appear. */
    wishedAt: moment("wished_at"),
    decidedBy: uuid("decided_by").references(() => user.id, { onDelete: "set null" }),
    /** When it appears, once approved for later. */
    publishAt: moment("publish_at"),
    /** Why it was sent back; the studio reads it. */
    reason: text("reason"),
    /** Why it did not appear at its moment. */
    failure: text("failure").$type<ErrorCode>(),
  },
  (table) => [index("game_reviews_state_idx").on(table.state, table.publishAt)],
);
