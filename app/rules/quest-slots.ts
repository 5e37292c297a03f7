import type { QuestCollection } from "~contract/entities/quest";

type Slots = Pick<QuestCollection, "quests" | "maxQuestsAvailable" | "maxNewQuestsAtRefresh">;

/**
 * How many new quests a collection can take at its next refresh: the places that incomplete quests leave free, at most
 * as many as a refresh brings (docs/product/quests.md#slots). A collection without limits takes none.
 */
export function newQuestSlots({ quests, maxQuestsAvailable, maxNewQuestsAtRefresh }: Slots): number {
  const incomplete = quests.filter(({ completed }) => completed !== true).length;
  return freeSlots(incomplete, maxQuestsAvailable, maxNewQuestsAtRefresh);
}

/** How many placeholder cards stand beside the quests, finished ones included. */
export function placeholderCards({ quests, maxQuestsAvailable, maxNewQuestsAtRefresh }: Slots): number {
  return freeSlots(quests.length, maxQuestsAvailable, maxNewQuestsAtRefresh);
}

function freeSlots(taken: number, available: number | null, atRefresh: number | null): number {
  if (available === null || atRefresh === null) return 0;
  return Math.max(Math.min(available - taken, atRefresh), 0);
}
