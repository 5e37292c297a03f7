import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from "~contract/calls/profile";
import { MAX_GAME_TITLE_LENGTH, MAX_SHORT_DESCRIPTION_LENGTH } from "~contract/calls/developer-games";
import { MAX_NOTES_LENGTH } from "~contract/entities/developer-game";
import { MAX_REVIEW_ANSWER_LENGTH, MAX_REVIEW_LENGTH } from "~contract/entities/player-review";
import { checkedPlace, type CheckedPlace } from "~contract/entities/refused-word";
import { studioName } from "~contract/entities/studio-content";
import { findUsernameProblem } from "../../identity/username-rules";

const isAtMost = (max: number) => (text: string) => text.length <= max;

const TAKES: Record<CheckedPlace, (text: string) => boolean> = {
  USERNAME: (text) => findUsernameProblem(text) === null,
  PROFILE_NAME: isAtMost(MAX_NAME_LENGTH),
  PROFILE_TEXT: isAtMost(MAX_DESCRIPTION_LENGTH),
  STUDIO_NAME: (text) => studioName.safeParse(text).success,
  GAME_NAME: isAtMost(MAX_GAME_TITLE_LENGTH),
  GAME_DESCRIPTION: isAtMost(MAX_SHORT_DESCRIPTION_LENGTH),
  RELEASE_NOTES: isAtMost(MAX_NOTES_LENGTH),
  REVIEW: isAtMost(MAX_REVIEW_LENGTH),
  REVIEW_ANSWER: isAtMost(MAX_REVIEW_ANSWER_LENGTH),
};

/** Where a text can be entered, but for the words that are refused. */
export function placesFor(text: string): CheckedPlace[] {
  return checkedPlace.options.filter((place) => TAKES[place](text));
}
