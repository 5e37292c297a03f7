import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import challenge from "../../../public/locales/en/challenge.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { ChallengeCountdown } from "./challenge-countdown";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const numbers = () => [...document.querySelectorAll(".cd .num")].map(({ textContent }) => textContent);

describe("ChallengeCountdown", () => {
  it("ticks in the last day, unannounced", () => {
    const countdown = { endMs: NOW + 9 * HOUR_MS, totalMs: 24 * HOUR_MS };
    renderInRoot(<ChallengeCountdown countdown={countdown} />, { texts: challenge });
    expect(numbers()).toEqual(["09", "00", "00"]);
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(numbers()).toEqual(["08", "59", "59"]);
    expect(screen.getByText("hours").closest("[aria-hidden]")).not.toBeNull();
  });

  it("is gone at the end", () => {
    renderInRoot(<ChallengeCountdown countdown={{ endMs: NOW + 1_000, totalMs: HOUR_MS }} />, { texts: challenge });
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(numbers()).toEqual([]);
  });
});
