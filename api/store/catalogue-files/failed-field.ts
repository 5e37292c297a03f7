import type { ErrorCode } from "~contract/error-codes";
import { ApiFailure } from "../../api-failure";
import { CatalogueFailure } from "./piece-kind";

/** Which field the desk's refusals are about, where they do not say it themselves. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  age_rating_not_set: "ageRating",
  challenge_ends_before_start: "endsAt",
  challenge_has_scores: "mode",
  challenge_mode_unknown: "mode",
  challenge_not_found: "sections",
  challenge_picture_unknown: "art",
  feed_alias_taken: "sections",
  game_description_empty: "shortDescription",
  game_not_found: "gameId",
  news_game_unknown: "gameId",
  news_studio_changed: "studioId",
  no_platforms_added: "platforms",
  page_alias_changed: "alias",
  page_id_taken: "sections",
  page_picture_unknown: "sections",
  publish_date_past: "publishDate",
  quest_alias_taken: "alias",
  quest_collection_unknown: "collectionAlias",
  quest_in_progress: "maximumProgress",
  quest_picture_unknown: "cover",
  quest_progress_too_high: "maximumProgress",
  quest_reward_not_payable: "rewards",
  sticker_alias_changed: "alias",
  sticker_alias_taken: "alias",
  studio_not_found: "studioId",
  tag_alias_taken: "alias",
  tag_not_found: "sections",
  tag_parent_invalid: "parentTagId",
};

/** What is refused inside is a problem of the field in that part of the file. */
export async function inPart(part: string, work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const field = error.details?.fieldName ?? FIELDS[error.code];
    const detail = error.details?.message;
    throw new CatalogueFailure(error.code, {
      field: field === undefined ? part : `${part}.${field}`,
      ...(detail !== undefined && { detail }),
    });
  }
}
