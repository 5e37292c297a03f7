import * as z from "zod";
import { contentAlias, MAX_ALIAS_LENGTH } from "./content-alias";
import { id } from "./identifiers";
import { localizedContent } from "./localized-content";
import { questType } from "./quest";
import { pixelCurrency } from "./wallet";

export const MAX_QUEST_TITLE_LENGTH = 60;
export const MAX_QUEST_DESCRIPTION_LENGTH = 200;
export const MAX_CALL_TO_ACTION_LENGTH = 40;
export const MAX_REWARDS = 5;
export const MAX_REWARD_PIXELS = 10_000;
const MAX_ADDRESS_LENGTH = 300;
const MAX_CODE_LENGTH = 60;
const MAX_PROGRESS = 1_000_000;
const MAX_POSITION = 100_000;

/** A path of the portal or an address elsewhere. */
const target = z.union([
  z
    .string()
    .max(MAX_ADDRESS_LENGTH)
    .regex(/^\/(?![/\\])[^\s\\]*$/),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(MAX_ADDRESS_LENGTH),
]);

/** Frames of the player's picture, which are all that the portal knows. */
export const privilegedFeature = z.enum(["avatar-frame-steps", "avatar-frame-crown"]);
export type PrivilegedFeature = z.output<typeof privilegedFeature>;

/** An empty code value is a code of its own for each player, from the quest's stock. */
export const questContentReward = z.discriminatedUnion("rewardType", [
  z.strictObject({
    rewardType: z.literal("PIXELS"),
    currency: pixelCurrency,
    amount: z.int().min(1).max(MAX_REWARD_PIXELS),
  }),
  z.strictObject({
    rewardType: z.literal("OFFER_CODE"),
    codeValue: z.string().trim().max(MAX_CODE_LENGTH),
    targetUrl: target,
  }),
  z.strictObject({ rewardType: z.literal("PRIVILEGED_FEATURE"), alias: privilegedFeature }),
  z.strictObject({ rewardType: z.literal("SHARED_CONTENT"), sharedContentId: id }),
]);
export type QuestContentReward = z.output<typeof questContentReward>;

export const questPayment = z.enum(["AT_ONCE", "CLAIM"]);
export type QuestPayment = z.output<typeof questPayment>;

/** What an editor writes of a quest (docs/product/quests.md#what-a-quest-has). */
export const questContent = z.strictObject({
  alias: contentAlias,
  collectionAlias: z.string().min(1).max(MAX_ALIAS_LENGTH),
  questType,
  title: localizedContent(MAX_QUEST_TITLE_LENGTH),
  description: localizedContent(MAX_QUEST_DESCRIPTION_LENGTH),
  callToAction: localizedContent(MAX_CALL_TO_ACTION_LENGTH),
  callToActionUrl: target.nullable(),
  /** Path of a picture of a game; null: none. */
  cover: z.string().min(1).max(MAX_ADDRESS_LENGTH).nullable(),
  rewards: z.array(questContentReward).min(1).max(MAX_REWARDS),
  payment: questPayment,
  maximumProgress: z.int().min(1).max(MAX_PROGRESS),
  /** In its collection; lower numbers come first. */
  position: z.int().min(0).max(MAX_POSITION),
});
export type QuestContent = z.output<typeof questContent>;
