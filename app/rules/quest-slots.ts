import type { QuestCollection } from "~contract/entities/quest";

type Slots = Pick<QuestCollection, "quests" | "maxQuestsAvailable" | "maxNewQuestsAtRefresh">;

/** Number of new quests at the next refresh; 0 without limits (docs/product/quests.md#slots). */
export function newQuestSlots({ quests, maxQuestsAvailable, maxNewQuestsAtRefresh }: Slots): number {
  const incomplete = quests.filter(({ completed }) => completed !== true).length;
  return freeSlots(incomplete, maxQuestsAvailable, maxNewQuestsAtRefresh);
}

/** Number of placeholder cards; finished quests take a slot. */
export function placeholderCards({ quests, maxQuestsAvailable, maxNewQuestsAtRefresh }: Slots): number {
  return freeSlots(quests.length, maxQuestsAvailable, maxNewQuestsAtRefresh);
}

function freeSlots(taken: number, available: number | null, atRefresh: number | null): number {
  if (available === null || atRefresh === null) return 0;
  return Math.max(Math.min(available - taken, atRefresh), 0);
}
