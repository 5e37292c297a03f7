import * as z from "zod";
import { dateTime, id } from "./identifiers";
import { localizedContent, optionalLocalizedContent } from "./localized-content";

export const MAX_CHALLENGE_NAME_LENGTH = 60;
export const MAX_CHALLENGE_SUMMARY_LENGTH = 160;
export const MAX_CHALLENGE_TEXT_LENGTH = 4000;
export const MAX_SEED = 0xffffffff;
const MAX_MODE_LENGTH = 40;
const MAX_ART_LENGTH = 60;

/** What an editor writes of a challenge (docs/product/making-challenges.md#what-a-challenge-has). */
export const challengeContent = z.strictObject({
  gameId: id,
  /** One of the game's modes; it says the kind of score, which scores are better, and what is plausible. */
  mode: z.string().max(MAX_MODE_LENGTH),
  name: localizedContent(MAX_CHALLENGE_NAME_LENGTH),
  shortDescription: optionalLocalizedContent(MAX_CHALLENGE_SUMMARY_LENGTH),
  /** Markdown. */
  longDescription: optionalLocalizedContent(MAX_CHALLENGE_TEXT_LENGTH),
  /** Name of one of the game's pictures; null: its cover. */
  art: z.string().min(1).max(MAX_ART_LENGTH).nullable(),
  /** Null: at once. */
  startsAt: dateTime.nullable(),
  /** Null: never. */
  endsAt: dateTime.nullable(),
  isMonthly: z.boolean(),
  /** The same course for all players. */
  seed: z.int().min(0).max(MAX_SEED),
});
export type ChallengeContent = z.output<typeof challengeContent>;
