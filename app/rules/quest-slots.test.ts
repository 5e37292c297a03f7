import { describe, expect, it } from "vitest";
import { aQuest, aQuestCollection } from "../../tests/fixtures/a-quest";
import { newQuestSlots, placeholderCards } from "./quest-slots";

describe("quest slots", () => {
  it.each([
    { open: 0, finished: 0, most: 5, atRefresh: 2, slots: 2, cards: 2 },
    { open: 4, finished: 0, most: 5, atRefresh: 2, slots: 1, cards: 1 },
    { open: 5, finished: 0, most: 5, atRefresh: 2, slots: 0, cards: 0 },
    { open: 3, finished: 2, most: 5, atRefresh: 2, slots: 2, cards: 0 },
    { open: 4, finished: 3, most: 5, atRefresh: 2, slots: 1, cards: 0 },
    { open: 7, finished: 0, most: 5, atRefresh: 2, slots: 0, cards: 0 },
    { open: 1, finished: 1, most: 5, atRefresh: 0, slots: 0, cards: 0 },
    { open: 1, finished: 1, most: 5, atRefresh: 9, slots: 4, cards: 3 },
    { open: 1, finished: 1, most: null, atRefresh: 2, slots: 0, cards: 0 },
    { open: 1, finished: 1, most: 5, atRefresh: null, slots: 0, cards: 0 },
  ])("$open open and $finished finished of $most, $atRefresh new: $slots slots, $cards cards", (row) => {
    const collection = aQuestCollection(row, { maxQuestsAvailable: row.most, maxNewQuestsAtRefresh: row.atRefresh });
    expect(newQuestSlots(collection)).toBe(row.slots);
    expect(placeholderCards(collection)).toBe(row.cards);
  });

  it("counts a signed-out visitor's quests as incomplete", () => {
    const quests = [aQuest({ completed: null, progress: null })];
    expect(newQuestSlots({ quests, maxQuestsAvailable: 1, maxNewQuestsAtRefresh: 1 })).toBe(0);
  });
});
