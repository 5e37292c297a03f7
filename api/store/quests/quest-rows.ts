import type { localizedContent } from "~contract/entities/localized-content";
import type { QuestReward } from "~contract/entities/quest";
import {
  questContent,
  questContentReward,
  type QuestContent,
  type QuestContentReward,
} from "~contract/entities/quest-content";
import type { Translations } from "~contract/entities/identifiers";
import type { CollectionRow, QuestRow } from "./quest-board";

const NO_PARTS = {
  pixelsReward: null,
  offerCodeReward: null,
  privilegedFeatureReward: null,
  sharedContentReward: null,
};
/** Stands in the editor for rewards that no editor could write. */
const UNREADABLE: QuestContentReward = { rewardType: "PIXELS", currency: "RPX", amount: 1 };

const { shape } = questContent;

/** Rows from elsewhere may have what no editor could write: that is left out. */
export function toQuestContent(row: QuestRow): QuestContent {
  const { alias, collectionAlias, questType, cover, payment, maximumProgress, position } = row;
  const rewards = row.rewards.flatMap((reward) => questContentReward.safeParse(toContentReward(reward)).data ?? []);
  return {
    ...{ alias, collectionAlias, questType },
    title: textsOf(row.title, shape.title, alias),
    description: textsOf(row.description, shape.description, alias),
    callToAction: textsOf(row.callToAction, shape.callToAction, alias),
    callToActionUrl: shape.callToActionUrl.safeParse(row.callToActionUrl).data ?? null,
    ...{ cover, rewards: rewards.length > 0 ? rewards : [UNREADABLE], payment, maximumProgress, position },
  };
}

function textsOf(texts: Translations, schema: ReturnType<typeof localizedContent>, alias: string) {
  return schema.safeParse(texts).data ?? { en: texts["en"] ?? alias };
}

function toContentReward(reward: QuestReward): object {
  const { rewardType, pixelsReward, offerCodeReward, privilegedFeatureReward, sharedContentReward } = reward;
  const { sharedContentId } = sharedContentReward ?? {};
  const part = { ...pixelsReward, ...offerCodeReward, ...privilegedFeatureReward };
  return { rewardType, ...part, ...(sharedContentId === undefined ? {} : { sharedContentId }) };
}

export function toQuestRow(questId: string, { rewards, ...content }: QuestContent): QuestRow {
  return { ...content, questId, rewards: rewards.map(toStoredReward), isPublished: true };
}

function toStoredReward(reward: QuestContentReward): QuestReward {
  const { rewardType } = reward;
  switch (rewardType) {
    case "PIXELS":
      return { ...NO_PARTS, rewardType, pixelsReward: { currency: reward.currency, amount: reward.amount } };
    case "OFFER_CODE":
      return {
        ...{ ...NO_PARTS, rewardType },
        offerCodeReward: { codeValue: reward.codeValue, targetUrl: reward.targetUrl },
      };
    case "PRIVILEGED_FEATURE":
      return { ...NO_PARTS, rewardType, privilegedFeatureReward: { alias: reward.alias } };
    case "SHARED_CONTENT":
      return { ...NO_PARTS, rewardType, sharedContentReward: { sharedContentId: reward.sharedContentId } };
  }
}

/** Of its own for each player. */
export function needsCodes(rewards: readonly QuestContentReward[]): boolean {
  return rewards.some((reward) => reward.rewardType === "OFFER_CODE" && reward.codeValue === "");
}

export function toCollectionRules(collection: CollectionRow) {
  const { alias, collectionType, refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable } = collection;
  return { alias, collectionType, refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable };
}
