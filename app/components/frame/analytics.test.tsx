import { useNavigate } from "@remix-run/react";
import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { statsEvent, type StatsEvent } from "~contract/entities/stats-event";
import { tellOfPlay } from "~/browser/game-plays";
import { removeVisitorRecord } from "~/browser/visitor-record";
import { consentCookie, createConsent } from "~/rules/cookie-consent";
import { aRootData, aSession } from "../../../tests/fixtures/a-root-data";
import Analytics from "./analytics";

const GAME = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01";
const TRACK = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e03";
const CHALLENGE = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e02";
const MEMBER = aSession({ version: "7" });

const sent: RequestInit[] = [];
const events = (): StatsEvent[] =>
  sent.map(({ body }) => statsEvent.parse(typeof body === "string" ? JSON.parse(body) : null));
const names = () => events().map(({ event }) => event.name);
const last = () => events().at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  removeVisitorRecord();
  setConsent(true);
  vi.spyOn(window, "fetch").mockImplementation((address, init) => {
    expect(address).toBe("https://stats.example.org/v2/events");
    if (init) sent.push(init);
    return Promise.reject(new TypeError("no network"));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setVisibility("visible");
});

function setConsent(marketing: boolean): void {
  document.cookie = consentCookie(createConsent(marketing), { hostname: "localhost", protocol: "http:" });
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

function Page() {
  const navigate = useNavigate();
  return (
    <main id="main">
      <header className="top-bar">
        <form role="search" aria-label="search" onSubmit={(event) => event.preventDefault()}>
          <input name="search" defaultValue="lantern" />
        </form>
      </header>
      <div className="player-area" data-game={GAME} data-challenge={CHALLENGE}>
        <button type="button" data-stats="play">
          <span>Play</span>
        </button>
      </div>
      <a href="/de/tags/puzzle/" data-stats="tag" onClick={(event) => event.preventDefault()}>
        Puzzles
      </a>
      <button type="button" onClick={() => navigate("/discover/?page=2")}>
        Go
      </button>
      <Analytics />
    </main>
  );
}

async function open(): Promise<{ unmount: () => void }> {
  const root = aRootData({ session: MEMBER, consent: createConsent(true) });
  const Stub = createRemixStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      children: [
        { path: "", Component: Page },
        { path: "discover/", Component: Page },
      ],
    },
  ]);
  const page = render(<Stub hydrationData={{ loaderData: { root } }} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return page;
}

const click = async (name: string, role = "button") => {
  act(() => screen.getByRole(role, { name }).click());
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe("a measured tab", () => {
  it("reports each page once with its path and viewer, as the contract defines it", async () => {
    await open();
    expect(last()).toMatchObject({
      client: { name: "Subpixel", versionName: "1.0.0", environment: "production" },
      data: {
        user: { id: MEMBER.user?.userId, version: "7" },
        page: { path: "/", name: "Home" },
        game: { gameId: GAME },
        challenge: { challengeId: CHALLENGE },
      },
      event: { name: "page-load" },
    });
    expect(sent[0]).toMatchObject({ method: "POST", keepalive: true, credentials: "include" });
    await click("Go");
    const [first, second, ...others] = events();
    expect(others).toEqual([]);
    expect(second?.data.page).toEqual({ path: "/discover/", name: "Discover" });
    expect(second?.data.user.impressionId).not.toBe(first?.data.user.impressionId);
    expect(second?.data.user.visitorId).toBe(first?.data.user.visitorId);
  });

  it("reports clicks on named elements, and quick repeated clicks once", async () => {
    await open();
    await click("Play");
    await act(() => vi.advanceTimersByTimeAsync(499));
    await click("Play");
    expect(names()).toEqual(["page-load", "click"]);
    expect(last()?.data).toMatchObject({
      element: { name: "play", type: "button" },
      game: { gameId: GAME },
      challenge: { challengeId: CHALLENGE },
    });
    await click("Puzzles", "link");
    expect(last()?.data).toMatchObject({ element: { name: "tag", type: "link" }, tag: { alias: "puzzle" } });
    await act(() => vi.advanceTimersByTimeAsync(500));
    await click("Play");
    expect(names()).toEqual(["page-load", "click", "click", "click"]);
  });

  it("reports searches in the top bar", async () => {
    await open();
    screen.getByRole<HTMLFormElement>("search").requestSubmit();
    expect(last()).toMatchObject({ data: { searchTerm: "lantern" }, event: { name: "search-header" } });
  });

  it("reports the visible time when hidden, and the end of the visit", async () => {
    await open();
    await vi.advanceTimersByTimeAsync(12_300);
    setVisibility("hidden");
    expect(last()).toMatchObject({ data: { seconds: 12.3 }, event: { name: "seconds" } });
    await vi.advanceTimersByTimeAsync(60_000);
    setVisibility("visible");
    await vi.advanceTimersByTimeAsync(2_000);
    window.dispatchEvent(new Event("pagehide"));
    expect(last()).toMatchObject({ data: { seconds: 2 }, event: { name: "end" } });
    setVisibility("hidden");
    expect(names()).toEqual(["page-load", "seconds", "end"]);
  });

  it("reports the site that led to the session, on every page of it", async () => {
    const page = await open();
    const sessionId = last()?.data.user.sessionId;
    localStorage.setItem("session-referrer", JSON.stringify({ sessionId, host: "news.example.org" }));
    await click("Go");
    expect(events().map(({ data }) => data.referrer)).toEqual([null, { host: "news.example.org" }]);
    setConsent(false);
    page.unmount();
    expect(localStorage.getItem("session-referrer")).toBeNull();
  });

  it("reports plays that began while it listens, and the first error of each", async () => {
    const play = { gamePlayId: "play-a", gameId: GAME, trackId: TRACK };
    tellOfPlay({ ...play, gamePlayId: "before", error: null });
    const page = await open();
    tellOfPlay({ ...play, gamePlayId: "before", error: "exception" });
    tellOfPlay({ ...play, error: null });
    tellOfPlay({ ...play, error: "rejection" });
    tellOfPlay({ ...play, error: "exception" });
    expect(names()).toEqual(["page-load", "game-start", "game-error"]);
    expect(last()?.data).toMatchObject({ game: { gameId: GAME }, play: { trackId: TRACK, error: "rejection" } });
    expect(JSON.stringify(events())).not.toContain("play-a");
    setConsent(false);
    tellOfPlay({ ...play, gamePlayId: "play-b", error: null });
    page.unmount();
    setConsent(true);
    tellOfPlay({ ...play, gamePlayId: "play-c", error: null });
    expect(names()).toHaveLength(3);
  });

  it("restarts when the page returns from the back/forward cache", async () => {
    await open();
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(names()).toEqual(["page-load", "end"]);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(names()).toEqual(["page-load", "end", "page-load"]);
    const [before, , restored] = events();
    expect(restored?.data.user.impressionId).not.toBe(before?.data.user.impressionId);
  });

  it("stops and clears its data once consent is withdrawn, also in another tab", async () => {
    const page = await open();
    expect(localStorage.getItem("visitor")).toContain(String(events()[0]?.data.user.visitorId));
    setConsent(false);
    await click("Play");
    window.dispatchEvent(new Event("pagehide"));
    expect(names()).toEqual(["page-load"]);
    page.unmount();
    expect(localStorage.getItem("visitor")).toBeNull();
    window.dispatchEvent(new Event("pagehide"));
    expect(names()).toEqual(["page-load"]);
  });
});
