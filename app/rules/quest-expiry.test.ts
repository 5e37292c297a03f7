import { describe, expect, it } from "vitest";
import { aQuestCollection } from "../../tests/fixtures/a-quest";
import { questExpiry } from "./quest-expiry";

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
    ["daily, at its very moment", "DAILY_QUESTS", { open: 3 }, SOON, { kind: "refresh" }],
    ["personal, long past", "PERSONAL_QUESTS", { open: 5 }, "2025-11-01T00:00:00Z", { kind: "refresh" }],
    ["personal, never refreshed", "PERSONAL_QUESTS", { open: 5 }, null, null],
  ] as const)("%s", (_, collectionType, quests, refreshAt, expected) => {
    expect(questExpiry(aQuestCollection(quests, { collectionType, refreshAt }), NOW)).toEqual(expected);
  });

  it.each(["DAILY_QUESTS", "PERSONAL_QUESTS"] as const)("%s that are not kept expire", (collectionType) => {
    const changes = { collectionType, refreshAt: LATER, maxQuestsAvailable: null };
    expect(questExpiry(aQuestCollection({ open: 3 }, changes), NOW)).toEqual({ kind: "expires", at });
    expect(questExpiry(aQuestCollection({ finished: 3 }, changes), NOW)).toEqual({ kind: "expires", at });
  });
});
