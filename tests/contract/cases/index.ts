import type { CallCase } from "../call-case";
import { ACCOUNT_CASES } from "./account";
import { ACHIEVEMENT_CASES } from "./achievements";
import { CHALLENGE_CASES } from "./challenges";
import { CONTENT_CASES } from "./content";
import { DEVELOPER_BUILD_CASES } from "./developer-builds";
import { DEVELOPER_BUNDLE_CASES } from "./developer-bundles";
import { DEVELOPER_GAME_CASES } from "./developer-games";
import { DEVELOPER_STUDIO_CASES } from "./developer-studios";
import { DESK_STAFF_CASES } from "./desk-staff";
import { DESK_STUDIO_ENTRY_CASES } from "./desk-studio-entries";
import { DESK_STUDIO_CASES } from "./desk-studios";
import { GAME_REVIEW_CASES } from "./game-reviews";
import { DESK_CHALLENGE_CASES } from "./desk-challenges";
import { DESK_PAGE_CASES } from "./desk-pages";
import { DESK_HEALTH_CASES } from "./desk-health";
import { DESK_ANNOUNCEMENT_CASES } from "./desk-announcements";
import { DESK_DIGEST_CASES } from "./desk-digest";
import { DESK_WORD_CASES } from "./desk-words";
import { DESK_JOB_CASES } from "./desk-jobs";
import { DESK_PURCHASE_CASES } from "./desk-purchases";
import { DESK_REPORT_CASES } from "./desk-reports";
import { DESK_SCORE_CASES } from "./desk-scores";
import { DESK_COMPARISON_CASES } from "./desk-comparison";
import { DESK_GAME_CASES } from "./desk-games";
import { DESK_PREVIEW_CASES } from "./desk-preview";
import { DESK_CODE_CASES } from "./desk-codes";
import { DESK_PICTURE_CASES } from "./desk-pictures";
import { DESK_QUEST_CASES } from "./desk-quests";
import { DESK_SITE_CASES } from "./desk-site";
import { DESK_STICKER_CASES } from "./desk-stickers";
import { DESK_STUDIO_NEWS_CASES } from "./desk-studio-news";
import { DESK_TAG_CASES } from "./desk-tags";
import { DESK_CATALOGUE_CASES } from "./desk-catalogue";
import { DESK_TOKEN_CASES } from "./desk-tokens";
import { EARNINGS_CASES } from "./earnings";
import { FIGURE_CASES } from "./figures";
import { FRIEND_CASES } from "./friends";
import { GAME_CASES } from "./games";
import { IN_GAME_CASES } from "./in-game";
import { LIBRARY_CASES } from "./library";
import { LINK_CASES } from "./links";
import { MESSAGE_CASES } from "./messages";
import { PLAY_CASES } from "./play";
import { PROFILE_CASES } from "./profile";
import { QUEST_CASES } from "./quests";
import { PASSKEY_CASES } from "./passkeys";
import { DESK_PERSONAL_DATA_CASES } from "./desk-personal-data";
import { PLAYER_REVIEW_CASES } from "./player-reviews";
import { SANCTION_CASES } from "./sanctions";
import { SECOND_FACTOR_CASES } from "./second-factor";
import { SPENDING_CASES } from "./spending";
import { SUBSCRIPTION_CASES } from "./subscriptions";
import { TAKEDOWN_APPEAL_CASES } from "./takedown-appeals";

export const CASES: CallCase[] = [
  ...ACCOUNT_CASES,
  ...ACHIEVEMENT_CASES,
  ...CHALLENGE_CASES,
  ...CONTENT_CASES,
  ...DEVELOPER_BUILD_CASES,
  ...DEVELOPER_BUNDLE_CASES,
  ...DEVELOPER_GAME_CASES,
  ...DEVELOPER_STUDIO_CASES,
  ...DESK_STAFF_CASES,
  ...DESK_STUDIO_CASES,
  ...GAME_REVIEW_CASES,
  ...DESK_STUDIO_ENTRY_CASES,
  ...DESK_STICKER_CASES,
  ...DESK_STUDIO_NEWS_CASES,
  ...DESK_TAG_CASES,
  ...DESK_CATALOGUE_CASES,
  ...DESK_TOKEN_CASES,
  ...DESK_CHALLENGE_CASES,
  ...DESK_PAGE_CASES,
  ...DESK_JOB_CASES,
  ...DESK_HEALTH_CASES,
  ...DESK_ANNOUNCEMENT_CASES,
  ...DESK_DIGEST_CASES,
  ...DESK_WORD_CASES,
  ...FIGURE_CASES,
  ...EARNINGS_CASES,
  ...DESK_REPORT_CASES,
  ...SANCTION_CASES,
  ...DESK_PERSONAL_DATA_CASES,
  ...DESK_PURCHASE_CASES,
  ...DESK_SCORE_CASES,
  ...DESK_GAME_CASES,
  ...DESK_PREVIEW_CASES,
  ...DESK_COMPARISON_CASES,
  ...DESK_QUEST_CASES,
  ...DESK_CODE_CASES,
  ...DESK_PICTURE_CASES,
  ...DESK_SITE_CASES,
  ...FRIEND_CASES,
  ...GAME_CASES,
  ...IN_GAME_CASES,
  ...LIBRARY_CASES,
  ...LINK_CASES,
  ...MESSAGE_CASES,
  ...PLAY_CASES,
  ...PLAYER_REVIEW_CASES,
  ...PROFILE_CASES,
  ...QUEST_CASES,
  ...PASSKEY_CASES,
  ...SECOND_FACTOR_CASES,
  ...SPENDING_CASES,
  ...SUBSCRIPTION_CASES,
  ...TAKEDOWN_APPEAL_CASES,
];
