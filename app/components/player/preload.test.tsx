import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFrameHost } from "~/browser/frame-host";
import { toClickEvent } from "~/browser/click-event";
import type { LaunchResponse, PlayResult, PlayerView } from "~/view-models/player";
import game from "../../../public/locales/en/game.json";
import preload from "../../../public/locales/en/preload.json";
import { PLAIN_START } from "../../../tests/fixtures/a-play-start";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { stubPortal } from "../../../tests/fixtures/stub-portal";
import { changeFrames, framesState } from "./frames-state";
import { Player } from "./player";

const PLAYER: PlayerView = {
  ...{ gameId: "game-a", title: "Softfall", poster: null, trackId: null, challengeId: null, scoreType: "points" },
  ...{ gameLink: "/games/a/", needsIsolation: false, ...PLAIN_START, loading: { strategy: "preloading", limit: 1 } },
};
const LAUNCH = {
  ...{
    launchUrl: "/embedded/api/play/softfall/index.html?game=game-a",
    trackId: "track-a",
    fallbackUrl: null,
    savesStorage: false,
    permissions: [],
    offlineDocument: null,
  },
  init: { user: null, challenge: null, room: null },
};
const RESPONSE: LaunchResponse = { launch: LAUNCH, texts: preload };
const gameWindow = { postMessage: vi.fn(), focus: vi.fn() };
const plays = vi.fn<() => PlayResult>();
let requests: string[] = [];

function Host() {
  return useFrameHost();
}

function renderPage(player: Partial<PlayerView> | null = {}) {
  const page = (
    <main id="main" tabIndex={-1}>
      <Host />
      {player && <Player player={{ ...PLAYER, ...player }} controls={[]} />}
      <div className="notices" />
    </main>
  );
  return renderInRoot(page, { texts: game, routes: [{ path: "/api/plays/", action: () => plays() }] });
}

function fromGame(data: unknown) {
  const event = new MessageEvent("message", { data, origin: "null" });
  Object.defineProperty(event, "source", { value: gameWindow });
  act(() => {
    window.dispatchEvent(event);
  });
}

const loaded = (progress: number, strategy = "preloading") =>
  fromGame({ type: "LOAD_PROGRESS", gameId: "game-a", progress, strategy });
const sentTypes = () => gameWindow.postMessage.mock.calls.map(([message]) => (message as { type: string }).type);
const slot = () => screen.getByTitle("Softfall").parentElement;
const findFrame = () => screen.findByTitle("Softfall");
const pressPlay = () => userEvent.click(screen.getByRole("button", { name: "Play Softfall" }));

async function leaveAt(progress: number, strategy?: string) {
  const page = renderPage();
  await findFrame();
  loaded(progress, strategy);
  page.unmount();
  renderPage(null);
}

beforeEach(() => {
  // The page is idle at once.
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    callback();
  });
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(gameWindow as unknown as Window);
  gameWindow.postMessage.mockReset();
  plays.mockReset().mockReturnValue({ ok: true, play: { ...LAUNCH, gamePlayId: "play-a" } });
  requests = stubPortal({ "/api/launch/": () => RESPONSE });
});

afterEach(() => {
  act(() => changeFrames(() => ({ frames: [], playerSlot: null })));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a preloaded game", () => {
  it("loads inert, without counting a play", async () => {
    renderPage();
    const frame = await findFrame();
    expect(frame).toHaveAttribute("src", expect.stringContaining("strategy=preloading"));
    expect(slot()).toHaveAttribute("inert");
    expect(requests).toEqual(["/api/launch/?locale=en&gameId=game-a"]);
    expect(plays).not.toHaveBeenCalled();
  });

  it("saves nothing until it is played", async () => {
    const kept = () => localStorage.getItem("saves:game-a");
    renderPage();
    await findFrame();
    fromGame({ type: "SAVE_SET", slot: "unplayed", data: 1 });
    expect(kept()).toBeNull();
    await pressPlay();
    await waitFor(() => expect(slot()).not.toHaveAttribute("inert"));
    fromGame({ type: "SAVE_SET", slot: "played", data: 2 });
    expect(kept()).toBe('{"played":2}');
    localStorage.removeItem("saves:game-a");
  });

  it("is paused once loaded, and resumed by Play before the play is counted", async () => {
    renderPage();
    await findFrame();
    loaded(0);
    loaded(1);
    expect(sentTypes()).toEqual(["INIT", "PAUSE"]);
    await pressPlay();
    await waitFor(() => expect(sentTypes()).toEqual(["INIT", "PAUSE", "RESUME", "PLAY"]));
    expect(slot()).not.toHaveAttribute("inert");
    expect(document.activeElement).toBe(screen.getByTitle("Softfall"));
    expect(plays).toHaveBeenCalledOnce();
  });

  it("is hidden again when the play is refused", async () => {
    plays.mockReturnValue({ ok: false, error: "too_many_requests" });
    renderPage();
    await findFrame();
    loaded(1);
    await pressPlay();
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many starts");
    expect(slot()).toHaveAttribute("inert");
  });

  it("cannot submit scores or request a login while it is not played", async () => {
    renderPage();
    await findFrame();
    fromGame({ type: "SCORE", score: 5 });
    fromGame({ type: "LOGIN_REQUEST" });
    expect(sentTypes()).toEqual(["INIT"]);
    expect(screen.queryByRole("link", { name: /Log in/ })).not.toBeInTheDocument();
  });

  it("cannot submit a score by an API call either", async () => {
    renderPage();
    await findFrame();
    const path = "/gg/games/game-a/default-challenge/scores";
    fromGame({ type: "API_CALL", id: "1", method: "POST", path, body: "{}" });
    await waitFor(() => expect(sentTypes()).toEqual(["API_ANSWER"]));
    expect(gameWindow.postMessage.mock.lastCall?.[0]).toMatchObject({ id: "1", status: 400 });
    expect(requests).toEqual(["/api/launch/?locale=en&gameId=game-a"]);
  });

  it("of an untrusted host is not loaded", async () => {
    vi.restoreAllMocks();
    requests = stubPortal({
      "/api/launch/": () => ({ ...RESPONSE, launch: { ...LAUNCH, launchUrl: "https://evil.test/" } }),
    });
    renderPage();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(framesState().frames).toEqual([]);
  });

  it.each<[string, Partial<PlayerView>]>([
    ["on demand", { loading: { strategy: "on-demand", limit: 1 } }],
    ["with a link that plays at once", { isAutoPlay: true }],
  ])("is not loaded %s", async (_, player) => {
    renderPage(player);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(requests).toEqual([]);
  });
});

describe("cards", () => {
  it("show the progress of a game that was left while loading, and announce it once", async () => {
    await leaveAt(0.64);
    expect(screen.getByText("Loading, 64 %")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(/^Softfall goes on loading$/);
    loaded(0.7);
    expect(screen.getByRole("status")).toHaveTextContent(/^Softfall goes on loading$/);
  });

  it("offer Play once it is ready", async () => {
    await leaveAt(0.64);
    loaded(1);
    expect(screen.getByRole("status")).toHaveTextContent(/^Softfall is ready to play$/);
    const play = screen.getByRole("link", { name: "Play Softfall" });
    expect(play).toHaveAttribute("href", "/games/a/?autoPlay=true");
    expect(toClickEvent(play)).toMatchObject({ name: "click", game: { gameId: PLAYER.gameId } });
  });

  it.each([
    ["has not begun", 0, "preloading", 0],
    ["has loaded", 1, "preloading", 0],
    ["has loaded by itself", 1, "autoloading", 1],
  ])("appear as specified for a left game that %s", async (_, progress, strategy, cards) => {
    await leaveAt(progress, strategy);
    expect(screen.queryAllByRole("region", { name: "Games loaded ahead" })).toHaveLength(cards);
    expect(framesState().frames).toHaveLength(cards);
  });

  it("close their game when dismissed, and keep the focus in the page", async () => {
    await leaveAt(0.5);
    await userEvent.click(screen.getByRole("button", { name: "Stop loading Softfall" }));
    expect(framesState().frames).toEqual([]);
    expect(document.activeElement).toHaveAttribute("id", "main");
  });
});
