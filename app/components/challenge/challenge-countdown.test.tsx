import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import challenge from "../../../public/locales/en/challenge.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { stubPortal } from "../../../tests/fixtures/stub-portal";
import { ChallengeCountdown } from "./challenge-countdown";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const numbers = () => [...document.querySelectorAll(".countdown .numeral")].map(({ textContent }) => textContent);

describe("ChallengeCountdown", () => {
  it("counts down on the last day without announcements", () => {
    const countdown = { endMs: NOW + 9 * HOUR_MS, totalMs: 24 * HOUR_MS };
    renderInRoot(<ChallengeCountdown countdown={countdown} />, { texts: challenge });
    expect(numbers()).toEqual(["09", "00", "00"]);
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(numbers()).toEqual(["08", "59", "59"]);
    expect(screen.getByText("hours").closest("[aria-hidden]")).not.toBeNull();
  });

  it.each([
    ["reloads the page's data", { data: "pong" }, 1],
    ["does not reload while the portal is unreachable", null, 0],
  ])("disappears at the end and %s", async (_, pong, times) => {
    const requests = stubPortal({ "/api/ping/": () => pong });
    const loader = vi.fn(() => null);
    const page = <ChallengeCountdown countdown={{ endMs: NOW + 1_000, totalMs: HOUR_MS }} />;
    const Stub = createRemixStub([{ id: "page", path: "/", Component: () => page, loader }]);
    render(
      <TextProvider language="en" messages={challenge}>
        <Stub hydrationData={{ loaderData: { page: null } }} />
      </TextProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(numbers()).toEqual([]);
    expect(requests).toEqual(["/api/ping/"]);
    expect(loader).toHaveBeenCalledTimes(times);
  });
});
