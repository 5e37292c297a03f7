import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useQuestExpiry } from "./use-quest-expiry";

const NOW = new Date("2025-11-21T12:00:00Z");
const renew = vi.fn();

const check = (refreshAt: string | null, isOpen = true) =>
  renderHook(
    (props: { refreshAt: string | null; isOpen: boolean }) => useQuestExpiry(props.refreshAt, props.isOpen, renew),
    {
      initialProps: { refreshAt, isOpen },
    },
  );

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  renew.mockReset();
});

it("requests new quests after expiry, at the checks after 500, 750 and 1125 ms", () => {
  const { result, rerender } = check("2025-11-21T12:00:02Z");
  pass(1_250);
  expect(result.current).toBe(false);
  pass(1_124);
  expect(renew).not.toHaveBeenCalled();
  pass(1);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(result.current).toBe(true);
  rerender({ refreshAt: "2025-11-22T12:00:00Z", isOpen: true });
  expect(result.current).toBe(false);
});

it("backs off while the quests stay expired", () => {
  check("2025-11-21T11:00:00Z");
  pass(3_600_000);
  const perHour = renew.mock.calls.length;
  expect(perHour).toBeLessThan(25);
  pass(3_600_000);
  expect(renew.mock.calls.length - perHour).toBe(4);
});

it("does not poll while the popover is closed or for quests without expiry", () => {
  check("2025-11-21T11:00:00Z", false);
  check(null);
  pass(3_600_000);
  expect(renew).not.toHaveBeenCalled();
});
