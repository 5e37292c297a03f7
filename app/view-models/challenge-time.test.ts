import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Challenge } from "~contract/entities/challenge";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toCountdown, toTimeText } from "./challenge-time";

const DAY_MS = 86_400_000;
const UPCOMING = { hasStarted: false, startsAt: "2026-11-24T22:00:00Z" };

const timeText = (overrides: Partial<Challenge>, locale: Locale = "en") =>
  toTimeText(aChallenge(overrides), aViewContext({ locale }));
const countdown = (overrides: Partial<Challenge>) => toCountdown(aChallenge(overrides));

describe("toTimeText", () => {
  it.each([
    ["upcoming", UPCOMING, "Starts 24 Nov 2026, 22:00 UTC"],
    ["upcoming at some time", { ...UPCOMING, startsAt: null }, "Starts soon"],
    ["running", {}, "Ends 26 Nov 2026, 12:00 UTC"],
    ["running for good", { endsAt: null }, "No time limit"],
    ["ended", { hasEnded: true }, "Ended 26 Nov 2026, 12:00 UTC"],
    ["ended at some time", { hasEnded: true, endsAt: null }, "Ended"],
  ])("of a challenge that is %s says when", (_, overrides, text) => {
    expect(timeText(overrides)).toBe(text);
  });

  it("says it in the language of the viewer", () => {
    expect(timeText({}, "de")).toBe("Endet am 26 Nov. 2026, 12:00 UTC");
    expect(timeText(UPCOMING, "de")).toBe("Startet am 24 Nov. 2026, 22:00 UTC");
    expect(timeText({ hasEnded: true }, "ru")).toMatch(/^Завершилось 26 нояб\. 2026/);
  });
});

describe("toCountdown", () => {
  it("counts from the start to the end while a challenge runs", () => {
    expect(countdown({})).toEqual({ endMs: Date.parse("2026-11-26T12:00:00Z"), totalMs: 10 * DAY_MS });
  });

  it("counts from its making where nobody knows when it started", () => {
    const endsAt = "2026-11-26T10:00:00Z";
    expect(countdown({ startsAt: null, endsAt })).toEqual({ endMs: Date.parse(endsAt), totalMs: 25 * DAY_MS });
  });

  it("counts from its making to the start before", () => {
    const startsAt = "2026-11-24T10:00:00Z";
    const endMs = Date.parse(startsAt);
    expect(countdown({ hasStarted: false, startsAt })).toEqual({ endMs, totalMs: 23 * DAY_MS });
    expect(countdown({ hasStarted: false, startsAt, endsAt: null, isTimedChallenge: false })?.endMs).toBe(endMs);
  });

  it.each([
    ["that starts at some time", { hasStarted: false, startsAt: null }],
    ["without an end", { endsAt: null }],
    ["that is not timed", { isTimedChallenge: false }],
    ["that has ended", { hasEnded: true }],
    ["that has ended before it started", { hasEnded: true, hasStarted: false }],
  ])("counts nothing of a challenge %s", (_, overrides) => {
    expect(countdown(overrides)).toBeNull();
  });
});
