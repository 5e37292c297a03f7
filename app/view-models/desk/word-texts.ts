import { LANGUAGE_NAMES } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { CheckedPlace, WordList, WordMatch } from "~contract/entities/refused-word";

export const WORD_MATCH_TEXTS: Record<WordMatch, TextKey> = {
  WORD: "desk.wordMatch.WORD",
  ANYWHERE: "desk.wordMatch.ANYWHERE",
};

export const PLACE_TEXTS: Record<CheckedPlace, TextKey> = {
  USERNAME: "desk.place.USERNAME",
  PROFILE_NAME: "desk.place.PROFILE_NAME",
  PROFILE_TEXT: "desk.place.PROFILE_TEXT",
  STUDIO_NAME: "desk.place.STUDIO_NAME",
  GAME_NAME: "desk.place.GAME_NAME",
  GAME_DESCRIPTION: "desk.place.GAME_DESCRIPTION",
  RELEASE_NOTES: "desk.place.RELEASE_NOTES",
  REVIEW: "desk.place.REVIEW",
  REVIEW_ANSWER: "desk.place.REVIEW_ANSWER",
};

export function wordListName(list: WordList, t: Translate): string {
  return list === "all" ? t("desk.wordListAll") : LANGUAGE_NAMES[list];
}
