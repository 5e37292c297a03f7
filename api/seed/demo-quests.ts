import type { QuestReward, QuestType } from "~contract/entities/quest";
import type { PixelCurrency } from "~contract/entities/wallet";
import type { sharedContents } from "../db/schema/quest-rewards";
import type { questCollections, quests } from "../db/schema/quests";
import { gamePath } from "./demo-games";
import type { TagAlias } from "./demo-tags";
import { seedId } from "./deterministic-ids";
import { seedText } from "./texts";

type QuestText = "play" | "challenge" | "favorite" | "respect" | "profile" | "friends" | "links" | "quests" | "shop";
type QuestKey =
  | "daily-short-break"
  | "daily-tasting"
  | "daily-on-the-board"
  | "daily-double-entry"
  | "daily-keeper"
  | "daily-kind-word"
  | "new-face"
  | "few-lines"
  | "good-company"
  | "every-door"
  | "regular"
  | "top-shelf"
  | "patron"
  | "open-purse"
  | "elsewhere-too"
  | "third-floor"
  | "own-copy"
  | "generous-week"
  | "seventh-floor"
  | "two-homes"
  | "errand-abroad";

type DemoQuest = {
  key: QuestKey;
  questType: QuestType;
  maximumProgress: number;
  pixels?: [amount: number, currency: PixelCurrency];
  /** Instead of pixels, or besides them. */
  reward?: QuestReward;
  action: QuestText;
  url: string;
  /** "<game>/<art>". */
  art: string;
  isClaimed?: true;
};

const HOME = "/";
const ACCOUNT_DETAILS = "/profile/account-details/";
const FRIENDS = "/profile/friends/";
const LINKS = "/profile/links/";
const QUESTS = "/profile/quests/";
const CODES = "/profile/quests/#codes";
const WALLPAPER_ID = seedId("shared-content:pond-at-dusk");
const NOTHING = { pixelsReward: null, offerCodeReward: null, privilegedFeatureReward: null, sharedContentReward: null };
const WEEK_HOURS = 168;
const PERSONAL_QUESTS = 12;
const tagPath = (alias: TagAlias) => `/tags/${alias}/`;

/* prettier-ignore */
const DAILY: DemoQuest[] = [
  { key: "daily-short-break", questType: "PLAY_GAMES", maximumProgress: 1, pixels: [5, "RPX"],
    action: "play", url: tagPath("short-session"), art: "softfall/cover" },
  { key: "daily-tasting", questType: "PLAY_GAMES", maximumProgress: 3, pixels: [15, "RPX"],
    action: "play", url: HOME, art: "lantern-run/night" },
  { key: "daily-on-the-board", questType: "PARTICIPATE_IN_CHALLENGES", maximumProgress: 1, pixels: [10, "GPX"],
    action: "challenge", url: HOME, art: "lantern-run/cover" },
  { key: "daily-double-entry", questType: "PARTICIPATE_IN_CHALLENGES", maximumProgress: 2, pixels: [20, "GPX"],
    action: "challenge", url: HOME, art: "pond-quartet/cover" },
  { key: "daily-keeper", questType: "ADD_GAMES_TO_FAVORITES", maximumProgress: 1, pixels: [5, "GPX"],
    action: "favorite", url: tagPath("cosy"), art: "pond-quartet/cover" },
  { key: "daily-kind-word", questType: "PAY_RESPECT_TO_GAMES", maximumProgress: 1, pixels: [10, "BPX"],
    action: "respect", url: gamePath("lantern-run"), art: "lantern-run/dawn", isClaimed: true },
];

/* prettier-ignore */
const PERSONAL: DemoQuest[] = [
  { key: "new-face", questType: "SETUP_CUSTOM_AVATAR", maximumProgress: 1, pixels: [50, "RPX"],
    action: "profile", url: ACCOUNT_DETAILS, art: "lantern-run/cover" },
  { key: "few-lines", questType: "SETUP_PROFILE_DESCRIPTION", maximumProgress: 1, pixels: [30, "GPX"],
    action: "profile", url: ACCOUNT_DETAILS, art: "pond-quartet/cover" },
  { key: "good-company", questType: "ADD_NEW_FRIENDS", maximumProgress: 3, pixels: [60, "BPX"],
    action: "friends", url: FRIENDS, art: "pond-quartet/cover" },
  { key: "every-door", questType: "PLAY_GAMES", maximumProgress: 3, pixels: [40, "RPX"],
    action: "play", url: HOME, art: "lantern-run/night" },
  { key: "regular", questType: "PARTICIPATE_IN_CHALLENGES", maximumProgress: 5, pixels: [100, "RPX"],
    action: "challenge", url: HOME, art: "softfall/cover", isClaimed: true },
  { key: "top-shelf", questType: "ADD_GAMES_TO_FAVORITES", maximumProgress: 3, pixels: [40, "GPX"],
    action: "favorite", url: tagPath("arcade"), art: "lantern-run/dawn" },
  { key: "patron", questType: "PAY_RESPECT_TO_STUDIOS", maximumProgress: 3, pixels: [60, "BPX"],
    action: "respect", url: HOME, art: "softfall/cover", isClaimed: true },
  { key: "open-purse", questType: "SPEND_VIRTUAL_CURRENCY", maximumProgress: 100, pixels: [50, "BPX"],
    action: "respect", url: HOME, art: "lantern-run/cover", isClaimed: true },
  { key: "elsewhere-too", questType: "SETUP_BIO_LINKS", maximumProgress: 1, pixels: [30, "BPX"],
    action: "links", url: LINKS, art: "softfall/cover" },
  { key: "third-floor", questType: "REACH_ACCOUNT_LEVEL", maximumProgress: 3, reward: featureReward("avatar-frame-steps"),
    action: "quests", url: QUESTS, art: "lantern-run/dawn" },
  { key: "own-copy", questType: "BUY_GAMES", maximumProgress: 1, reward: contentReward(WALLPAPER_ID),
    action: "shop", url: gamePath("pond-quartet"), art: "pond-quartet/cover" },
  { key: "generous-week", questType: "PAY_RESPECT_TO_GAMES", maximumProgress: 5, reward: codeReward(CODES),
    action: "respect", url: HOME, art: "softfall/cover", isClaimed: true },
  { key: "two-homes", questType: "LINK_PARTNER_ACCOUNT", maximumProgress: 1, pixels: [40, "GPX"],
    action: "links", url: LINKS, art: "lantern-run/night" },
  { key: "errand-abroad", questType: "PARTNER_QUEST", maximumProgress: 1, pixels: [60, "RPX"],
    action: "links", url: LINKS, art: "lantern-run/night" },
  { key: "seventh-floor", questType: "REACH_ACCOUNT_LEVEL", maximumProgress: 7, reward: featureReward("avatar-frame-crown"),
    action: "quests", url: QUESTS, art: "lantern-run/dawn" },
];

/** Daily quests refresh at midnight UTC, personal ones on Mondays; unfinished ones stay. */
export const DEMO_QUEST_COLLECTIONS = [
  {
    alias: "daily",
    collectionType: "DAILY_QUESTS",
    refreshHours: 24,
    maxNewQuestsAtRefresh: 3,
    maxQuestsAvailable: 5,
    position: 0,
  },
  {
    alias: "personal",
    collectionType: "PERSONAL_QUESTS",
    refreshHours: WEEK_HOURS,
    maxNewQuestsAtRefresh: PERSONAL_QUESTS,
    maxQuestsAvailable: PERSONAL_QUESTS,
    position: 1,
  },
] satisfies (typeof questCollections.$inferInsert)[];

export const DEMO_QUESTS = [
  ...DAILY.map((quest, position) => toRow(quest, "daily", position)),
  ...PERSONAL.map((quest, position) => toRow(quest, "personal", position)),
];

export const DEMO_SHARED_CONTENTS = [
  {
    sharedContentId: WALLPAPER_ID,
    title: seedText("shared.pond-at-dusk"),
    file: "/media/covers/pond-quartet/cover/webp-1280x720.webp",
  },
] satisfies (typeof sharedContents.$inferInsert)[];

export function questId(key: QuestKey): string {
  return seedId(`quest:${key}`);
}

function toRow(quest: DemoQuest, collectionAlias: string, position: number): typeof quests.$inferInsert {
  const { key, questType, maximumProgress, pixels, reward, action, url, art, isClaimed } = quest;
  return {
    questId: questId(key),
    alias: key,
    collectionAlias,
    questType,
    title: seedText(`quest.${key}.title`),
    description: seedText(`quest.${key}.description`),
    callToAction: seedText(`quest.action.${action}`),
    callToActionUrl: url,
    cover: `/media/covers/${art}/webp-640x360.webp`,
    rewards: [...(pixels ? [pixelsReward(...pixels)] : []), ...(reward ? [reward] : [])],
    payment: isClaimed ? "CLAIM" : "AT_ONCE",
    maximumProgress,
    position,
  };
}

function pixelsReward(amount: number, currency: PixelCurrency): QuestReward {
  return { ...NOTHING, rewardType: "PIXELS", pixelsReward: { amount, currency } };
}

function featureReward(alias: string): QuestReward {
  return { ...NOTHING, rewardType: "PRIVILEGED_FEATURE", privilegedFeatureReward: { alias } };
}

function contentReward(sharedContentId: string): QuestReward {
  return { ...NOTHING, rewardType: "SHARED_CONTENT", sharedContentReward: { sharedContentId } };
}

function codeReward(targetUrl: string): QuestReward {
  return { ...NOTHING, rewardType: "OFFER_CODE", offerCodeReward: { codeValue: "", targetUrl } };
}
