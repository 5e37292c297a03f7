import { describe, expect, it } from "vitest";
import { hasNewQuests, seenQuestsCookie } from "./seen-quests";

const NOW = new Date("2025-11-21T22:00:00Z");

describe("the marker of new quests", () => {
  it.each([
    ["until the daily quests change", "2025-11-22T00:00:00Z", 7_200],
    ["not after they have changed", "2025-11-21T21:00:00Z", 0],
    ["for a year if they never change", null, 31_536_000],
  ])("is hidden %s", (_, refreshAt, seconds) => {
    expect(seenQuestsCookie(refreshAt, NOW, { protocol: "http:" })).toBe(
      `quests-seen=1; Path=/; Max-Age=${String(seconds)}; SameSite=Lax`,
    );
  });

  it("is shown without the cookie", () => {
    expect(hasNewQuests("")).toBe(true);
    expect(hasNewQuests("sidebar=open; quests-seen=1")).toBe(false);
    expect(hasNewQuests("__Host-quests-seen=1")).toBe(false);
    expect(hasNewQuests("not-quests-seen=1")).toBe(true);
  });
});
