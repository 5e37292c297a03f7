import { describe, expect, it } from "vitest";
import { outdatedSince, outdatedToastDelay, OUTDATED_TOAST_DELAY_MS } from "./outdated-version";

const NOW = Date.UTC(2025, 10, 21, 12);
const EARLIER = NOW - 60_000;

describe("outdatedSince", () => {
  it.each([
    ["the same version", null, "1", null],
    ["another version", null, "2", NOW],
    ["yet another version", EARLIER, "3", EARLIER],
    ["the same version again", EARLIER, "1", null],
    ["no response while current", null, null, null],
    ["no response while outdated", EARLIER, null, EARLIER],
  ])("%s", (_, since, reportedVersion, expected) => {
    expect(outdatedSince(since, { builtVersion: "1", reportedVersion }, NOW)).toBe(expected);
  });
});

describe("outdatedToastDelay", () => {
  it.each([
    ["current", null, null],
    ["just outdated", NOW, OUTDATED_TOAST_DELAY_MS],
    ["outdated for a minute", EARLIER, 540_000],
    ["outdated for ten minutes", NOW - OUTDATED_TOAST_DELAY_MS, 0],
    ["outdated since before a long sleep", NOW - 86_400_000, 0],
  ])("%s: %s", (_, since, delay) => {
    expect(outdatedToastDelay(since, NOW)).toBe(delay);
  });
});
