import type { TextKey, Translate } from "~/i18n/text-keys";
import type { QuestCollection, QuestType } from "~contract/entities/quest";
import type { PrivilegedFeature, QuestContentReward, QuestPayment } from "~contract/entities/quest-content";
import type { PixelCurrency } from "~contract/entities/wallet";

export const QUEST_TYPE_TEXTS: Record<QuestType, TextKey> = {
  ADD_GAMES_TO_FAVORITES: "desk.questType.ADD_GAMES_TO_FAVORITES",
  ADD_NEW_FRIENDS: "desk.questType.ADD_NEW_FRIENDS",
  BUY_GAMES: "desk.questType.BUY_GAMES",
  LINK_PARTNER_ACCOUNT: "desk.questType.LINK_PARTNER_ACCOUNT",
  PARTICIPATE_IN_CHALLENGES: "desk.questType.PARTICIPATE_IN_CHALLENGES",
  PARTNER_QUEST: "desk.questType.PARTNER_QUEST",
  PAY_RESPECT_TO_GAMES: "desk.questType.PAY_RESPECT_TO_GAMES",
  PAY_RESPECT_TO_STUDIOS: "desk.questType.PAY_RESPECT_TO_STUDIOS",
  PLAY_GAMES: "desk.questType.PLAY_GAMES",
  REACH_ACCOUNT_LEVEL: "desk.questType.REACH_ACCOUNT_LEVEL",
  SETUP_BIO_LINKS: "desk.questType.SETUP_BIO_LINKS",
  SETUP_CUSTOM_AVATAR: "desk.questType.SETUP_CUSTOM_AVATAR",
  SETUP_PROFILE_DESCRIPTION: "desk.questType.SETUP_PROFILE_DESCRIPTION",
  SPEND_VIRTUAL_CURRENCY: "desk.questType.SPEND_VIRTUAL_CURRENCY",
};

export const REWARD_TYPE_TEXTS: Record<QuestContentReward["rewardType"], TextKey> = {
  PIXELS: "desk.rewardType.PIXELS",
  OFFER_CODE: "desk.rewardType.OFFER_CODE",
  PRIVILEGED_FEATURE: "desk.rewardType.PRIVILEGED_FEATURE",
  SHARED_CONTENT: "desk.rewardType.SHARED_CONTENT",
};

export const FRAME_TEXTS: Record<PrivilegedFeature, TextKey> = {
  "avatar-frame-steps": "desk.rewardFrame.steps",
  "avatar-frame-crown": "desk.rewardFrame.crown",
};

export const PAYMENT_TEXTS: Record<QuestPayment, TextKey> = {
  AT_ONCE: "desk.payment.AT_ONCE",
  CLAIM: "desk.payment.CLAIM",
};

/** As they are written everywhere (docs/product/languages.md#currencies). */
export const CURRENCY_LABELS: Record<PixelCurrency, string> = { RPX: "RPx", GPX: "GPx", BPX: "BPx" };

const COLLECTION_TEXTS: Record<QuestCollection["collectionType"], TextKey> = {
  DAILY_QUESTS: "desk.collection.DAILY_QUESTS",
  PERSONAL_QUESTS: "desk.collection.PERSONAL_QUESTS",
  STATIC_QUESTS: "desk.collection.STATIC_QUESTS",
  SEQUENTIAL_QUESTS: "desk.collection.SEQUENTIAL_QUESTS",
};

type NamedCollection = Pick<QuestCollection, "alias" | "collectionType">;

export function collectionLabel({ alias, collectionType }: NamedCollection, t: Translate): string {
  return t("desk.collectionOf", { alias, kind: t(COLLECTION_TEXTS[collectionType]) });
}
