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

/** Currency is pixels or real money. */
export const pixelsReward = z.object({ currency: stickerCurrency, amount: z.number() });
export const offerCodeReward = z.object({ codeValue: z.string(), targetUrl: assetUrl });

/** Title and address are optional extensions, set once earned. */
export const sharedContentReward = z.object({
  sharedContentId: id,
  title: z.string().nullish(),
  url: assetUrl.nullish(),
});

/** The parts of other reward types are null. */
export const questReward = z.object({
  rewardType,
  pixelsReward: pixelsReward.nullable(),
  offerCodeReward: offerCodeReward.nullable(),
  privilegedFeatureReward: z.object({ alias: z.string() }).nullable(),
  sharedContentReward: sharedContentReward.nullable(),
});

/** Progress and completed are null for signed-out visitors (docs/product/entities.md#quest). */
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
  /** Optional extension: finished, but the reward must be claimed by hand. */
  claimable: z.boolean().nullish(),
});

/** The level follows from the pixels paid by quests; `nextLevelAt` is the total for the next level. */
export const accountLevel = z.object({
  level: z.int().min(1),
  earned: z.int().min(0),
  levelAt: z.int().min(0),
  nextLevelAt: z.int().min(1),
});

/** A reward other than pixels. */
export const earnedReward = z.object({
  rewardId: id,
  questTitle: z.string(),
  reward: questReward,
  earnedAt: dateTime,
});

export const questCollectionType = z.enum(["DAILY_QUESTS", "PERSONAL_QUESTS", "STATIC_QUESTS", "SEQUENTIAL_QUESTS"]);

/** Collections that the portal shows (docs/product/quests.md#collections). */
export const VISIBLE_COLLECTION_ALIASES: readonly string[] = ["daily", "personal"];

/** Quests with a common start and end (docs/product/entities.md#quest-collection). */
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
