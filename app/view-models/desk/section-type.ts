import type { TextKey, Translate } from "~/i18n/text-keys";
import { CUSTOM_CONTENT_ITEM_TYPES } from "~contract/entities/feed-entry";
import { SECTION_TYPES } from "~contract/entities/section";

const SECTION_TEXTS: Record<(typeof SECTION_TYPES)[number], TextKey> = {
  FEATURED_GAMES_HEADER: "desk.section.FEATURED_GAMES_HEADER",
  GAME_ROW_SIMPLE: "desk.section.GAME_ROW_SIMPLE",
  GAME_ROW_DOUBLE_TITLE: "desk.section.GAME_ROW_DOUBLE_TITLE",
  CHALLENGE_ROW: "desk.section.CHALLENGE_ROW",
  MOBILE_GAME_ROW: "desk.section.MOBILE_GAME_ROW",
  GAMES_GRID: "desk.section.GAMES_GRID",
  CATEGORIES: "desk.section.CATEGORIES",
  TAGS: "desk.section.TAGS",
  FAQ: "desk.section.FAQ",
  FAQ_CATEGORIES: "desk.section.FAQ_CATEGORIES",
  BANNER: "desk.section.BANNER",
  POPUP: "desk.section.POPUP",
  DISCORD_POPUP: "desk.section.DISCORD_POPUP",
  CLAIM: "desk.section.CLAIM",
  SIDEBAR_SECTION: "desk.section.SIDEBAR_SECTION",
  TITLE_SECTION: "desk.section.TITLE_SECTION",
  GAME_MAKER: "desk.section.GAME_MAKER",
  EXPANDABLE_FEED: "desk.section.EXPANDABLE_FEED",
  TAGLINE: "desk.section.TAGLINE",
};

const ITEM_TEXTS: Record<(typeof CUSTOM_CONTENT_ITEM_TYPES)[number], TextKey> = {
  BANNER_VARIANT: "desk.item.BANNER_VARIANT",
  FAQ: "desk.item.FAQ",
  FAQ_CATEGORY: "desk.item.FAQ_CATEGORY",
  FEATURE_CONTENT: "desk.item.FEATURE_CONTENT",
  FEATURED_FEED_PAGE: "desk.item.FEATURED_FEED_PAGE",
  GAMEMAKER_CONTENT: "desk.item.GAMEMAKER_CONTENT",
  POPUP_CONTENT: "desk.item.POPUP_CONTENT",
  SIDEBAR_ITEM: "desk.item.SIDEBAR_ITEM",
  SIDEBAR_ITEM_EXPANDABLE: "desk.item.SIDEBAR_ITEM_EXPANDABLE",
  TAG: "desk.item.TAG",
  UPCOMING_CLAIM_A_GAME: "desk.item.UPCOMING_CLAIM_A_GAME",
  URL: "desk.item.URL",
};

/** Unknown types stand as they are. */
export function sectionTypeText(sectionType: string, t: Translate): string {
  const known = SECTION_TYPES.find((type) => type === sectionType);
  return known === undefined ? sectionType : t(SECTION_TEXTS[known]);
}

export function customTypeText(customType: string, t: Translate): string {
  const known = CUSTOM_CONTENT_ITEM_TYPES.find((type) => type === customType);
  return known === undefined ? customType : t(ITEM_TEXTS[known]);
}
