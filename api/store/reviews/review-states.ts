import type { GameReview } from "~contract/entities/developer-game";
import type { gameReviews } from "../../db/schema/reviews";

export type ReviewRow = typeof gameReviews.$inferSelect;

/** The desk may still decide. */
export const OPEN_STATES: ReviewRow["state"][] = ["waiting", "scheduled"];

export const STATES: Record<ReviewRow["state"], GameReview["state"]> = {
  waiting: "WAITING",
  scheduled: "SCHEDULED",
  "sent-back": "SENT_BACK",
};
