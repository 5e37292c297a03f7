import type { Quest, QuestCollection, QuestReward } from "~contract/entities/quest";
import { toLocalizedText } from "./localized-texts";
import { storedPictureUrl } from "./pictures";
import type { BoardQuest, CollectionRow } from "./quest-board";
import { refreshAtOf } from "./quest-periods";
import type { Reading } from "./reading";

/** A quest as its player sees it; without a player progress is null (spec section 6). */
export function toQuest({ mediaBaseUrl }: Pick<Reading, "mediaBaseUrl">, { quest, held }: BoardQuest): Quest {
  const rewards = quest.rewards.map((reward) => (held?.paidAt ? reward : withoutCode(reward)));
  const [main] = rewards;
  if (!main) throw new Error(`The quest ${quest.alias} has no reward.`);
  const isComplete = held ? held.completedAt !== null : null;
  return {
    alias: quest.alias,
    questType: quest.questType,
    title: toLocalizedText(quest.title),
    description: toLocalizedText(quest.description),
    callToAction: toLocalizedText(quest.callToAction),
    coverImageUrl: quest.cover && storedPictureUrl(mediaBaseUrl, quest.cover),
    coverVariants: [],
    rewardType: main.rewardType,
    pixelsReward: main.pixelsReward,
    offerCodeReward: main.offerCodeReward,
    rewards,
    progress: held?.progress ?? null,
    maximumProgress: quest.maximumProgress,
    completed: isComplete,
    callToActionUrl: quest.callToActionUrl,
    claimable: isComplete && held?.paidAt === null,
  };
}

/** An offer's code is the reward itself: nobody sees it before the quest is paid. */
function withoutCode(reward: QuestReward): QuestReward {
  return { ...reward, offerCodeReward: null };
}

export function toQuestCollection(
  reading: Pick<Reading, "mediaBaseUrl" | "now">,
  collection: CollectionRow,
  quests: BoardQuest[],
): QuestCollection {
  return {
    alias: collection.alias,
    collectionType: collection.collectionType,
    refreshAt: refreshAtOf(collection, reading.now)?.toISOString() ?? null,
    quests: quests.map((quest) => toQuest(reading, quest)),
    maxNewQuestsAtRefresh: collection.maxNewQuestsAtRefresh,
    maxQuestsAvailable: collection.maxQuestsAvailable,
  };
}
