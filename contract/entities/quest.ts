import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, dateTime, id, localizedText } from "./identifiers";
import { stickerCurrency } from "./sticker";

export const questType = z.enum([
  "ADD_GAMES_TO_FAVORITES",
  "ADD_NEW_FRIENDS",
  "BUY_GAMES",
  "LINK_PARTNER_ACCOUNT",
  "PARTICIPATE_IN_CHALLENGES",
  "PARTNER_QUEST",
  "PAY_RESPECT_TO_GAMES",
  "PAY_RESPECT_TO_STUDIOS",
  "PLAY_GAMES",
  "REACH_ACCOUNT_LEVEL",
  "SETUP_BIO_LINKS",
  "SETUP_CUSTOM_AVATAR",
  "SETUP_PROFILE_DESCRIPTION",
  "SPEND_VIRTUAL_CURRENCY",
]);

export const rewardType = z.enum(["PIXELS", "OFFER_CODE", "PRIVILEGED_FEATURE", "SHARED_CONTENT"]);

/** Pixels, or real money: spec and API call them by the same names. */
export const pixelsReward = z.object({ currency: stickerCurrency, amount: z.number() });
export const offerCodeReward = z.object({ codeValue: z.string(), targetUrl: assetUrl });

/** Title and address are our optional extras: what it is, once it has been earned. */
export const sharedContentReward = z.object({
  sharedContentId: id,
  title: z.string().nullish(),
  url: assetUrl.nullish(),
});

/** One thing that a quest pays; the parts that are not of its rewardType are null. */
export const questReward = z.object({
  rewardType,
  pixelsReward: pixelsReward.nullable(),
  offerCodeReward: offerCodeReward.nullable(),
  privilegedFeatureReward: z.object({ alias: z.string() }).nullable(),
  sharedContentReward: sharedContentReward.nullable(),
});

/**
 * A quest and how far the viewer is; progress and completed are null for signed-out visitors
 * (docs/product/entities.md#quest).
 */
export const quest = z.object({
  alias: z.string(),
  questType,
  title: localizedText,
  description: localizedText,
  callToAction: localizedText,
  coverImageUrl: assetUrl.nullable(),
  coverVariants: z.array(assetVariant),
  rewardType,
  pixelsReward: pixelsReward.nullable(),
  offerCodeReward: offerCodeReward.nullable(),
  rewards: z.array(questReward),
  progress: z.number().nullable(),
  maximumProgress: z.number(),
  completed: z.boolean().nullable(),
  callToActionUrl: assetUrl.nullable(),
  /** Our optional extra: true while a finished quest's reward waits to be claimed by hand. */
  claimable: z.boolean().nullish(),
});

/**
 * How far a player has come: the level follows from the pixels that quests have paid. `nextLevelAt` is how many make the
 * next level.
 */
export const accountLevel = z.object({
  level: z.int().min(1),
  earned: z.int().min(0),
  levelAt: z.int().min(0),
  nextLevelAt: z.int().min(1),
});

/** Something that a quest has paid besides pixels. */
export const earnedReward = z.object({
  rewardId: id,
  questTitle: z.string(),
  reward: questReward,
  earnedAt: dateTime,
});

export const questCollectionType = z.enum(["DAILY_QUESTS", "PERSONAL_QUESTS", "STATIC_QUESTS", "SEQUENTIAL_QUESTS"]);

/** Aliases of the collections that the portal shows (docs/product/quests.md#collections). */
export const SHOWN_COLLECTION_ALIASES: readonly string[] = ["daily", "personal"];

/** Quests that come and go together (docs/product/entities.md#quest-collection). */
export const questCollection = z.object({
  alias: z.string(),
  collectionType: questCollectionType,
  refreshAt: dateTime.nullable(),
  quests: z.array(quest),
  maxNewQuestsAtRefresh: z.number().nullable(),
  maxQuestsAvailable: z.number().nullable(),
});

export type QuestType = z.infer<typeof questType>;
export type QuestReward = z.infer<typeof questReward>;
export type Quest = z.infer<typeof quest>;
export type AccountLevel = z.infer<typeof accountLevel>;
export type EarnedReward = z.infer<typeof earnedReward>;
export type QuestCollection = z.infer<typeof questCollection>;
