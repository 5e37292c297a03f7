import * as z from "zod";
import { dateTime, id } from "./identifiers";

export const MAX_WORD_LENGTH = 60;
/** Of one list. */
export const MAX_LISTED_WORDS = 2_000;

/** `all` is the list of words that are refused in every language. */
export const wordList = z.enum(["all", "de", "en", "es", "pl", "pt-br", "ru", "tr"]);
export type WordList = z.output<typeof wordList>;

/** WORD: never inside another word; ANYWHERE: inside others, too. */
export const wordMatch = z.enum(["WORD", "ANYWHERE"]);
export type WordMatch = z.output<typeof wordMatch>;

/** Where the portal compares what players and studios write in public (docs/product/moderation.md#where-words-are-refused). */
export const checkedPlace = z.enum([
  "USERNAME",
  "PROFILE_NAME",
  "PROFILE_TEXT",
  "STUDIO_NAME",
  "GAME_NAME",
  "GAME_DESCRIPTION",
  "RELEASE_NOTES",
  "REVIEW",
  "REVIEW_ANSWER",
]);
export type CheckedPlace = z.output<typeof checkedPlace>;

/** `username` is of whoever added it; null once their account is deleted. */
export const refusedWord = z.object({
  wordId: id,
  list: wordList,
  word: z.string(),
  match: wordMatch,
  username: z.string().nullable(),
  addedDate: dateTime,
});
export type RefusedWord = z.output<typeof refusedWord>;
