import type { Quest, QuestCollection, QuestReward } from "~contract/entities/quest";
import { toLocalizedText } from "../localized-texts";
import { storedPictureUrl } from "../catalogue/pictures";
import { isOneTime, type BoardCollection, type BoardQuest, type CollectionRow, type QuestRow } from "./quest-board";
import { refreshAtOf } from "./quest-periods";
import type { QueryContext } from "../query-context";

type QuestResponseContext = Pick<QueryContext, "mediaBaseUrl"> & {
  earned: ReadonlyMap<string, QuestReward[]>;
};

export function toQuest({ mediaBaseUrl, earned }: QuestResponseContext, { quest, playerQuest }: BoardQuest): Quest {
  const rewards = playerQuest?.paidAt ? paidRewardsOf(quest, earned) : quest.rewards.map(withoutCode);
  const [main] = rewards;
  if (!main) throw new Error(`The quest ${quest.alias} has no reward.`);
  const isComplete = playerQuest ? playerQuest.completedAt !== null : null;
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
    progress: playerQuest?.progress ?? null,
    maximumProgress: quest.maximumProgress,
    completed: isComplete,
    callToActionUrl: quest.callToActionUrl,
    claimable: isComplete && playerQuest?.paidAt === null,
  };
}

/** The code is the reward, so it stays hidden until the quest is paid. */
function withoutCode(reward: QuestReward): QuestReward {
  return { ...reward, offerCodeReward: null };
}

/** A repeated quest has paid before: its latest rewards count. */
function paidRewardsOf({ questId, rewards }: QuestRow, earned: QuestResponseContext["earned"]): QuestReward[] {
  const received = [...(earned.get(questId) ?? [])];
  return rewards.map((reward) => {
    const index = reward.pixelsReward ? -1 : received.findIndex(({ rewardType }) => rewardType === reward.rewardType);
    return received.splice(index, index < 0 ? 0 : 1)[0] ?? reward;
  });
}

export function toQuestCollection(
  context: QuestResponseContext & Pick<QueryContext, "now">,
  { collection, quests: ofCollection }: BoardCollection,
  visible: BoardQuest[],
): QuestCollection {
  const remaining = isOneTime(collection)
    ? ofCollection.filter(({ playerQuest }) => playerQuest === null).length
    : Infinity;
  return {
    alias: collection.alias,
    collectionType: collection.collectionType,
    quests: visible.map((quest) => toQuest(context, quest)),
    ...refreshOf(collection, remaining, context.now),
  };
}

/** A collection without remaining quests has no refresh time. */
function refreshOf(collection: CollectionRow, remaining: number, now: Date) {
  const { maxNewQuestsAtRefresh, maxQuestsAvailable } = collection;
  if (remaining === 0) return { refreshAt: null, maxNewQuestsAtRefresh: null, maxQuestsAvailable: null };
  return {
    refreshAt: refreshAtOf(collection, now)?.toISOString() ?? null,
    maxNewQuestsAtRefresh: maxNewQuestsAtRefresh === null ? null : Math.min(maxNewQuestsAtRefresh, remaining),
    maxQuestsAvailable,
  };
}
