import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startChallengeClock } from "~/browser/start-challenge-clock";
import { toChallengeCard } from "~/view-models/challenge-card";
import { aChallenge } from "../../../tests/fixtures/a-challenge";
import { A_MOMENT, aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { CardTimer } from "./card-timer";

const HOUR_MS = 3_600_000;

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: A_MOMENT });
});
afterEach(() => {
  act(stop);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function renderTimers(...remainingMs: number[]) {
  const timers = remainingMs.map((remaining) => {
    const endsAt = new Date(A_MOMENT.getTime() + remaining).toISOString();
    return toChallengeCard(aChallenge({ endsAt }), aViewContext()).timer;
  });
  return renderInRoot(timers.map((timer, index) => <CardTimer key={index} timer={timer} />));
}

const startClock = () => act(() => void (stop = startChallengeClock()));
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hideTab = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

it("shows the server's text until the clock starts", () => {
  renderTimers(5 * HOUR_MS);
  advance(HOUR_MS);
  expect(screen.getByText("5 h 0 min left")).toBeInTheDocument();
  startClock();
  expect(screen.getByText("4 h 0 min left")).toBeInTheDocument();
});

it("counts minutes, then seconds in the last hour, and never reports the end by itself", () => {
  renderTimers(HOUR_MS + 90_000);
  startClock();
  advance(60_000);
  expect(screen.getByText("1 h 0 min left")).toBeInTheDocument();
  advance(31_000);
  expect(screen.getByText("59 min left")).toBeInTheDocument();
  advance(59 * 60_000);
  expect(screen.getByText("Less than a minute left")).toBeInTheDocument();
  advance(HOUR_MS);
  expect(screen.getByText("Less than a minute left")).toBeInTheDocument();
});

it("uses one timer for all cards and none in a hidden tab", () => {
  renderTimers(5 * HOUR_MS, 6 * HOUR_MS, 7 * HOUR_MS);
  const before = vi.getTimerCount();
  startClock();
  expect(vi.getTimerCount() - before).toBe(1);
  hideTab(true);
  expect(vi.getTimerCount() - before).toBe(0);
  advance(2 * HOUR_MS);
  expect(screen.getByText("5 h 0 min left")).toBeInTheDocument();
  hideTab(false);
  expect(screen.getByText("3 h 0 min left")).toBeInTheDocument();
  expect(vi.getTimerCount() - before).toBe(1);
});
