import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { A_MOMENT, aViewContext } from "../../tests/fixtures/a-view-context";
import { endedTimer, runningTimer } from "./challenge-timer";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = A_MOMENT.getTime();

const ENDED = { litBars: 1, text: "Ended", isOver: true, endsAtMs: null };

const timer = (leftMs: number, locale: Locale = "en") =>
  runningTimer(NOW_MS + leftMs, NOW_MS, aViewContext({ locale }).t);

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
  ])("with %i ms to go lights %i bars and says %s", (leftMs, litBars, text) => {
    expect(timer(leftMs)).toEqual({ litBars, text, isOver: false, endsAtMs: NOW_MS + leftMs });
  });

  it("counts in the plurals of the language", () => {
    expect([1, 3, 5].map((days) => timer(days * DAY_MS, "ru").text)).toEqual([
      "Остался 1 день",
      "Осталось 3 дня",
      "Осталось 5 дней",
    ]);
    expect(timer(9 * HOUR_MS + 14 * MINUTE_MS, "de").text).toBe("Noch 9 Std. 14 Min.");
  });
});

describe("endedTimer", () => {
  it("says that the challenge is over", () => {
    expect(endedTimer(aViewContext().t)).toEqual(ENDED);
    expect(endedTimer(aViewContext({ locale: "de" }).t).text).toBe("Beendet");
  });
});
