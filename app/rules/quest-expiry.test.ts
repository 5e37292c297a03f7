import { describe, expect, it } from "vitest";
import { aQuest, aQuestCollection } from "../../tests/fixtures/a-quest";
import { newQuestSlots, nextQuestCheckDelay, placeholderCards, questExpiry } from "./quest-expiry";

const NOW = new Date("2025-11-21T12:00:00Z");
const SOON = "2025-11-21T13:00:00+01:00";
const LATER = "2025-11-22T00:00:00Z";
const at = new Date(LATER);

describe("questExpiry", () => {
  it.each([
    ["daily, with room for two", "DAILY_QUESTS", { open: 3 }, LATER, { kind: "new-quests", count: 2, at }],
    ["daily, with room for one", "DAILY_QUESTS", { open: 4, finished: 1 }, LATER, { kind: "new-quests", count: 1, at }],
    ["daily, full of open quests", "DAILY_QUESTS", { open: 5 }, LATER, { kind: "maximum" }],
    ["daily, all finished", "DAILY_QUESTS", { finished: 5 }, LATER, { kind: "new-quests", count: 2, at }],
    ["daily, without quests", "DAILY_QUESTS", {}, LATER, { kind: "new-quests", count: 2, at }],
    ["personal, with room for two", "PERSONAL_QUESTS", { open: 1 }, LATER, { kind: "new-quests", count: 2, at }],
    ["personal, with room for one", "PERSONAL_QUESTS", { open: 4 }, LATER, { kind: "new-quests", count: 1, at }],
    ["personal, full of open quests", "PERSONAL_QUESTS", { open: 5 }, LATER, { kind: "maximum" }],
    ["personal, full but finished", "PERSONAL_QUESTS", { finished: 5 }, LATER, { kind: "new-quests", count: 2, at }],
    ["sequential", "SEQUENTIAL_QUESTS", { open: 5 }, LATER, { kind: "maximum" }],
    ["static", "STATIC_QUESTS", { open: 4 }, LATER, { kind: "new-quests", count: 1, at }],
    ["daily, exactly at the refresh", "DAILY_QUESTS", { open: 3 }, SOON, { kind: "refresh" }],
    ["personal, long after the refresh", "PERSONAL_QUESTS", { open: 5 }, "2025-11-01T00:00:00Z", { kind: "refresh" }],
    ["personal, never refreshed", "PERSONAL_QUESTS", { open: 5 }, null, null],
  ] as const)("%s", (_, collectionType, quests, refreshAt, expected) => {
    expect(questExpiry(aQuestCollection(quests, { collectionType, refreshAt }), NOW)).toEqual(expected);
  });

  it.each(["DAILY_QUESTS", "PERSONAL_QUESTS"] as const)("%s without a maximum expire", (collectionType) => {
    const changes = { collectionType, refreshAt: LATER, maxQuestsAvailable: null };
    expect(questExpiry(aQuestCollection({ open: 3 }, changes), NOW)).toEqual({ kind: "expires", at });
    expect(questExpiry(aQuestCollection({ finished: 3 }, changes), NOW)).toEqual({ kind: "expires", at });
  });
});

describe("quest slots", () => {
  it.each([
    { open: 0, finished: 0, max: 5, atRefresh: 2, slots: 2, cards: 2 },
    { open: 4, finished: 0, max: 5, atRefresh: 2, slots: 1, cards: 1 },
    { open: 5, finished: 0, max: 5, atRefresh: 2, slots: 0, cards: 0 },
    { open: 3, finished: 2, max: 5, atRefresh: 2, slots: 2, cards: 0 },
    { open: 4, finished: 3, max: 5, atRefresh: 2, slots: 1, cards: 0 },
    { open: 7, finished: 0, max: 5, atRefresh: 2, slots: 0, cards: 0 },
    { open: 1, finished: 1, max: 5, atRefresh: 0, slots: 0, cards: 0 },
    { open: 1, finished: 1, max: 5, atRefresh: 9, slots: 4, cards: 3 },
    { open: 1, finished: 1, max: null, atRefresh: 2, slots: 0, cards: 0 },
    { open: 1, finished: 1, max: 5, atRefresh: null, slots: 0, cards: 0 },
  ])("$open open and $finished finished of $max, $atRefresh new: $slots slots, $cards cards", (row) => {
    const collection = aQuestCollection(row, { maxQuestsAvailable: row.max, maxNewQuestsAtRefresh: row.atRefresh });
    expect(newQuestSlots(collection)).toBe(row.slots);
    expect(placeholderCards(collection)).toBe(row.cards);
  });

  it("counts a signed-out visitor's quests as incomplete", () => {
    const quests = [aQuest({ completed: null, progress: null })];
    expect(newQuestSlots({ quests, maxQuestsAvailable: 1, maxNewQuestsAtRefresh: 1 })).toBe(0);
  });
});

it("max", () => {
  const delays = [nextQuestCheckDelay(null)];
  while (delays.length < 25) delays.push(nextQuestCheckDelay(delays.at(-1) ?? null));
  expect(delays.slice(0, 5)).toEqual([500, 750, 1_125, 1_687.5, 2_531.25]);
  expect(delays[18]).toBeCloseTo(500 * 1.5 ** 18);
  expect(delays.slice(19)).toEqual([900_000, 900_000, 900_000, 900_000, 900_000, 900_000]);
});
