import * as z from "zod";
import { person } from "./friend-request";
import { dateTime, id } from "./identifiers";
import { contentLocale } from "./page-content";

export const MIN_REVIEW_LENGTH = 20;
export const MAX_REVIEW_LENGTH = 2_000;
export const MAX_REVIEW_ANSWER_LENGTH = 2_000;
/** Of play, before somebody may write. */
export const MIN_REVIEW_PLAY_MINUTES = 5;
/** How long a play counts at most, since nothing tells when it ends. */
export const MAX_COUNTED_PLAY_MINUTES = 30;
/** How old an account has to be before others see its reviews. */
export const MIN_REVIEWER_AGE_HOURS = 24;
export const REVIEWS_PER_PAGE = 20;

/** The two last have only those that say so, the most helpful first. */
export const reviewOrder = z.enum(["HELPFUL", "NEWEST", "RECOMMENDED", "NOT_RECOMMENDED"]);
export type ReviewOrder = z.output<typeof reviewOrder>;

/**
 * A player's text about a game (docs/product/reviews.md). `playedMinutes` is how long the author had played when it was
 * written, `locale` the language of the page then; `editedDate` is null unless it was changed. `isFoundHelpful` and
 * `isOwn` are about the viewer, false for visitors.
 */
export const playerReview = z.object({
  reviewId: id,
  author: person,
  text: z.string(),
  isRecommended: z.boolean(),
  locale: contentLocale,
  playedMinutes: z.int().min(0),
  createdDate: dateTime,
  editedDate: dateTime.nullable(),
  helpful: z.int().min(0),
  isFoundHelpful: z.boolean(),
  isOwn: z.boolean(),
  /** Of the game's studio. */
  answer: z.object({ text: z.string(), date: dateTime, editedDate: dateTime.nullable() }).nullable(),
});
export type PlayerReview = z.output<typeof playerReview>;

/**
 * What its author sees. Others see it from `appearsDate` on, or at once where it is null, but not while `waitsForEmail`,
 * and not at all with a `removal` by the desk.
 */
export const ownPlayerReview = playerReview.extend({
  appearsDate: dateTime.nullable(),
  waitsForEmail: z.boolean(),
  removal: z.object({ reason: z.string(), date: dateTime }).nullable(),
});
export type OwnPlayerReview = z.output<typeof ownPlayerReview>;

/** What the export of personal data has of a review, beside its game. */
export const EXPORTED_REVIEW = {
  text: z.string(),
  isRecommended: z.boolean(),
  locale: contentLocale,
  playedMinutes: z.int(),
  helpful: z.int(),
  createdAt: dateTime,
  editedAt: dateTime.nullable(),
  answer: z.string().nullable(),
  removedAt: dateTime.nullable(),
  removalReason: z.string().nullable(),
};
