import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Challenge } from "~contract/entities/challenge";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { A_MOMENT, aViewContext } from "../../tests/fixtures/a-view-context";
import { endedTimer, runningTimer, toCountdown, toTimeText } from "./challenge-time";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = A_MOMENT.getTime();

const UPCOMING = { hasStarted: false, startsAt: "2026-11-24T22:00:00Z" };

const timeText = (overrides: Partial<Challenge>, locale: Locale = "en") =>
  toTimeText(aChallenge(overrides), aViewContext({ locale }));
const countdown = (overrides: Partial<Challenge>) => toCountdown(aChallenge(overrides));

describe("toTimeText", () => {
  it.each([
    ["upcoming", UPCOMING, "Starts 24 Nov 2026, 22:00 UTC"],
    ["upcoming without a start", { ...UPCOMING, startsAt: null }, "Starts soon"],
    ["running", {}, "Ends 26 Nov 2026, 12:00 UTC"],
    ["running without an end", { endsAt: null }, "No time limit"],
    ["ended", { hasEnded: true }, "Ended 26 Nov 2026, 12:00 UTC"],
    ["ended without an end", { hasEnded: true, endsAt: null }, "Ended"],
  ])("of a challenge that is %s", (_, overrides, text) => {
    expect(timeText(overrides)).toBe(text);
  });

  it("is in the viewer's language", () => {
    expect(timeText({}, "de")).toBe("Endet am 26 Nov. 2026, 12:00 UTC");
    expect(timeText(UPCOMING, "de")).toBe("Startet am 24 Nov. 2026, 22:00 UTC");
    expect(timeText({ hasEnded: true }, "ru")).toMatch(/^Завершилось 26 нояб\. 2026/);
  });
});

describe("toCountdown", () => {
  it("counts from the start to the end while a challenge runs", () => {
    expect(countdown({})).toEqual({ endMs: Date.parse("2026-11-26T12:00:00Z"), totalMs: 10 * DAY_MS });
  });

  it("counts from the creation date without a start", () => {
    const endsAt = "2026-11-26T10:00:00Z";
    expect(countdown({ startsAt: null, endsAt })).toEqual({ endMs: Date.parse(endsAt), totalMs: 25 * DAY_MS });
  });

  it("counts from the creation date to the start of an upcoming one", () => {
    const startsAt = "2026-11-24T10:00:00Z";
    const endMs = Date.parse(startsAt);
    expect(countdown({ hasStarted: false, startsAt })).toEqual({ endMs, totalMs: 23 * DAY_MS });
    expect(countdown({ hasStarted: false, startsAt, endsAt: null, isTimedChallenge: false })?.endMs).toBe(endMs);
  });

  it.each([
    ["without a start", { hasStarted: false, startsAt: null }],
    ["without an end", { endsAt: null }],
    ["that is not timed", { isTimedChallenge: false }],
    ["that has ended", { hasEnded: true }],
    ["that has ended before it started", { hasEnded: true, hasStarted: false }],
  ])("is null for a challenge %s", (_, overrides) => {
    expect(countdown(overrides)).toBeNull();
  });
});

const ENDED = { litBars: 1, text: "Ended", isOver: true, endsAtMs: null };

const timer = (remainingMs: number, locale: Locale = "en") =>
  runningTimer(NOW_MS + remainingMs, NOW_MS, aViewContext({ locale }).t);

describe("runningTimer", () => {
  it.each([
    [3 * DAY_MS + 1, 3, "3 days left"],
    [3 * DAY_MS, 2, "3 days left"],
    [2 * DAY_MS - 1, 2, "1 day left"],
    [DAY_MS, 2, "1 day left"],
    [DAY_MS - 1, 1, "23 h 59 min left"],
    [HOUR_MS, 1, "1 h 0 min left"],
    [HOUR_MS - 1, 1, "59 min left"],
    [MINUTE_MS, 1, "1 min left"],
    [MINUTE_MS - 1, 1, "Less than a minute left"],
    [1, 1, "Less than a minute left"],
    [0, 1, "Less than a minute left"],
    [-DAY_MS, 1, "Less than a minute left"],
  ])("with %i ms left lights %i bars and has the text %s", (remainingMs, litBars, text) => {
    expect(timer(remainingMs)).toEqual({ litBars, text, isOver: false, endsAtMs: NOW_MS + remainingMs });
  });

  it("uses the plurals of the language", () => {
    expect([1, 3, 5].map((days) => timer(days * DAY_MS, "ru").text)).toEqual([
      "Остался 1 день",
      "Осталось 3 дня",
      "Осталось 5 дней",
    ]);
    expect(timer(9 * HOUR_MS + 14 * MINUTE_MS, "de").text).toBe("Noch 9 Std. 14 Min.");
  });
});

describe("endedTimer", () => {
  it("has the text of an ended challenge", () => {
    expect(endedTimer(aViewContext().t)).toEqual(ENDED);
    expect(endedTimer(aViewContext({ locale: "de" }).t).text).toBe("Beendet");
  });
});
