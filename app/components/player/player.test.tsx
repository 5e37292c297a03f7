import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useFrameHost } from "~/browser/frame-host";
import { TextProvider } from "~/i18n/use-text";
import type { PlayResult, PlayerView, SubmitScoreResult } from "~/view-models/player";
import { PLAIN_START } from "../../../tests/fixtures/a-play-start";
import { aRootData } from "../../../tests/fixtures/a-root-data";
import common from "../../../public/locales/en/common.json";
import game from "../../../public/locales/en/game.json";
import { Player } from "./player";
import { LOST_AFTER_MS, SLOW_AFTER_MS } from "./use-frame-progress";

const PLAYER: PlayerView = {
  ...{ gameId: "game-a", title: "Lantern Run", poster: null, trackId: null },
  ...{ challengeId: "challenge-a", scoreType: "points", gameLink: "/games/a/", needsIsolation: false, ...PLAIN_START },
};

const CHALLENGE = {
  ...{ challengeId: "challenge-a", name: "One breath", seed: 7, mode: "distance" },
  ...({ criteria: "highest_wins", type: "points" } as const),
};

const STARTED: PlayResult = {
  ok: true,
  play: {
    launchUrl: "/embedded/api/play/lantern-run/index.html?game=game-a",
    gamePlayId: "play-a",
    trackId: "track-a",
    init: { user: null, challenge: CHALLENGE, room: null },
    offlineDocument: null,
  },
};

const TAKEN: SubmitScoreResult = { ok: true, score: 1240, newBestScore: true, leaderboardPosition: 12, isGuest: false };

/** happy-dom loads no pages into frames. */
const gameWindow = { postMessage: vi.fn(), focus: vi.fn() };

type Sent = Record<string, unknown>;
function Frames() {
  return useFrameHost();
}

const plays = vi.fn<(body: Sent) => PlayResult>();
const scores = vi.fn<(body: Sent) => SubmitScoreResult>();

function renderPlayer(player: Partial<PlayerView> = {}) {
  const page = () => (
    <TextProvider language="en" messages={{ ...common, ...game }}>
      <Frames />
      <Player player={{ ...PLAYER, ...player }} controls={[]} />
    </TextProvider>
  );
  const Stub = createRemixStub([
    { id: "root", path: "/games/a/", Component: page, loader: () => aRootData() },
    { path: "/api/plays/", action: async ({ request }) => plays((await request.json()) as Sent) },
    {
      path: "/api/scores/",
      loader: () => null,
      action: async ({ request }) => scores((await request.json()) as Sent),
    },
  ]);
  return render(<Stub initialEntries={["/games/a/"]} hydrationData={{ loaderData: { root: aRootData() } }} />);
}

function fromGame(data: unknown, from: { source?: unknown; origin?: string } = {}) {
  const event = new MessageEvent("message", { data, origin: from.origin ?? "null" });
  Object.defineProperty(event, "source", { value: from.source ?? gameWindow });
  act(() => {
    window.dispatchEvent(event);
  });
}

const toGame = () => gameWindow.postMessage.mock.calls.map(([message]) => message as Sent);
const findFrame = () => screen.findByTitle("Lantern Run");
const pressPlay = () => userEvent.click(screen.getByRole("button", { name: "Play Lantern Run" }));

async function play(player: Partial<PlayerView> = {}) {
  renderPlayer(player);
  await pressPlay();
  return findFrame();
}

async function playUntilReady() {
  const frame = await play();
  fromGame({ type: "LOAD_PROGRESS", gameId: "game-a", progress: 0 });
  fromGame({ type: "GAME_READY" });
  return frame;
}

beforeAll(async () => {
  // Importing the lazy code takes long on a busy machine.
  await import("./game-frames");
});

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(gameWindow as unknown as Window);
  gameWindow.postMessage.mockReset();
  plays.mockReset().mockReturnValue(STARTED);
  scores.mockReset().mockReturnValue(TAKEN);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("starting a game", () => {
  it("asks for a play of the challenge and opens the game in an opaque sandbox", async () => {
    const frame = await play();
    expect(plays).toHaveBeenCalledWith({
      ...{ gameId: "game-a", challengeId: "challenge-a", trackId: null, roomUrl: null, locale: "en" },
    });
    expect(frame).toHaveAttribute("src", expect.stringContaining("/embedded/api/play/lantern-run/index.html"));
    expect(frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
    expect(frame).toHaveAttribute("allow", expect.stringContaining("gamepad"));
    expect(document.activeElement).toBe(frame);
  });

  it("starts again from the bar, as a play of its own", async () => {
    const first = await playUntilReady();
    plays.mockReturnValueOnce(structuredClone(STARTED));
    await userEvent.click(screen.getByRole("button", { name: "Start again" }));
    await waitFor(() => expect(plays).toHaveBeenCalledTimes(2));
    expect(await findFrame()).not.toBe(first);
  });

  it("goes to the room that the link invites to", async () => {
    await play({ roomUrl: "/gg/rooms/a" });
    expect(plays).toHaveBeenCalledWith(expect.objectContaining({ roomUrl: "/gg/rooms/a" }));
  });

  it("says that a room is gone", async () => {
    plays.mockReturnValueOnce({ ok: false, error: "room_not_found" });
    renderPlayer({ roomUrl: "/gg/rooms/a" });
    await pressPlay();
    expect(await screen.findByRole("alert")).toHaveTextContent("This room is no longer open.");
  });

  it("starts by itself where the link asks for it", async () => {
    renderPlayer({ isAutoPlay: true });
    await findFrame();
    expect(plays).toHaveBeenCalledOnce();
  });

  it("says why it could not start and tries again", async () => {
    plays.mockReturnValueOnce({ ok: false, error: "unreachable" });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
    renderPlayer();
    await pressPlay();
    expect(await screen.findByRole("alert")).toHaveTextContent("The game could not be started.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findFrame()).toBeInTheDocument();
  });

  it("does not open a game of a host that nobody trusts", async () => {
    plays.mockReturnValue({ ok: true, play: { ...STARTED.play, launchUrl: "https://evil.test/game/" } });
    renderPlayer();
    await pressPlay();
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(screen.queryByTitle("Lantern Run")).not.toBeInTheDocument();
  });
});

describe("loading", () => {
  it("shows the game's own progress until it is ready", async () => {
    await play();
    fromGame({ type: "LOAD_PROGRESS", gameId: "game-a", progress: 0.64 });
    expect(screen.getByText("Loading, 64 %")).toBeInTheDocument();
    fromGame({ type: "GAME_READY" });
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  });

  it("says after ten seconds that it takes long, and gives up after thirty", async () => {
    await play();
    vi.useFakeTimers();
    fromGame({ type: "LOAD_PROGRESS", gameId: "game-a", progress: 0.5 });
    act(() => {
      vi.advanceTimersByTime(SLOW_AFTER_MS);
    });
    expect(screen.getByText(/Still loading, 50 %/)).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(LOST_AFTER_MS);
    });
    expect(screen.getByRole("alert")).toHaveTextContent("The game does not answer.");
  });

  it("does not believe other windows or other origins", async () => {
    await play();
    fromGame({ type: "GAME_READY" }, { source: window });
    fromGame({ type: "GAME_READY" }, { origin: "https://evil.test" });
    expect(screen.getByText("Loading, 0 %")).toBeInTheDocument();
    expect(gameWindow.postMessage).not.toHaveBeenCalled();
  });
});

describe("talking to the game", () => {
  it("greets it once, on its first word, and names the play", async () => {
    await playUntilReady();
    const greeting = { type: "INIT", locale: "en", muted: false, user: null, challenge: CHALLENGE, room: null };
    expect(toGame()).toEqual([greeting, { type: "PLAY", gamePlayId: "play-a" }]);
    expect(gameWindow.postMessage).toHaveBeenCalledWith(greeting, "*");
  });

  it("keeps its saves in this browser", async () => {
    await playUntilReady();
    fromGame({ type: "SAVE_GET", slot: "one" });
    fromGame({ type: "SAVE_SET", slot: "one", data: { level: 3 } });
    fromGame({ type: "SAVE_GET", slot: "one" });
    const [nothing, level] = [null, { level: 3 }].map((data) => ({ type: "SAVE_DATA", slot: "one", data }));
    await waitFor(() => expect(toGame().slice(2)).toEqual([nothing, level]));
  });

  it("silences it and remembers that", async () => {
    await playUntilReady();
    await userEvent.click(screen.getByRole("button", { name: "Mute" }));
    expect(toGame().at(-1)).toEqual({ type: "MUTE", on: true });
    expect(window.localStorage.getItem("muted")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Unmute" }));
    expect(toGame().at(-1)).toEqual({ type: "MUTE", on: false });
  });

  it("pauses it when the tab is hidden", async () => {
    await playUntilReady();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(toGame().at(-1)).toEqual({ type: "PAUSE" });
  });

  it("leads to an offer of the page when the game asks for it, and to nothing else", async () => {
    document.body.insertAdjacentHTML("beforeend", '<section data-offer><h2 id="full-version">Full</h2></section>');
    await playUntilReady();
    for (const itemId of ["main", "full-version"]) fromGame({ type: "PURCHASE_REQUEST", itemId });
    expect(await screen.findByRole("link", { name: /offer/ })).toHaveAttribute("href", "#full-version");
    document.querySelector("[data-offer]")?.remove();
  });

  it("offers to log in when the game asks for it", async () => {
    await playUntilReady();
    fromGame({ type: "LOGIN_REQUEST" });
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /Log in/ });
    expect(link.pathname).toContain("/session/login");
  });
});

describe("scores", () => {
  it("are handed in, answered to the game and said to the player", async () => {
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240, challengeId: "challenge-a" });
    expect(await screen.findByText(/New best: 1 240\. That is rank 12\./)).toBeInTheDocument();
    expect(scores).toHaveBeenCalledWith({
      ...{ gameId: "game-a", challengeId: "challenge-a", trackId: "track-a", score: 1240 },
    });
    expect(toGame().at(-1)).toEqual({
      ...{ type: "SCORE_RESULT", score: 1240, newBestScore: true, leaderboardPosition: 12 },
    });
  });

  it("are given up when the challenge is over", async () => {
    scores.mockReturnValueOnce({ ok: false, error: "challenge_not_active" });
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240 });
    expect(await screen.findByText(/does not count/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  });

  it("invite a guest to sign up", async () => {
    scores.mockReturnValueOnce({ ...TAKEN, isGuest: true });
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240 });
    expect(await screen.findByRole("link", { name: /Sign up/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Log in/ })).toBeInTheDocument();
  });

  it("of another challenge than the one started are not handed in", async () => {
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240, challengeId: "challenge-b" });
    await waitFor(() => expect(toGame()).toHaveLength(2));
    expect(scores).not.toHaveBeenCalled();
  });

  it("of free play only go back to the game", async () => {
    const { play: started } = STARTED;
    plays.mockReturnValue({ ok: true, play: { ...started, init: { user: null, challenge: null, room: null } } });
    await playUntilReady();
    fromGame({ type: "SCORE", score: 5 });
    expect(toGame().at(-1)).toMatchObject({ type: "SCORE_RESULT", score: 5, leaderboardPosition: null });
    expect(scores).not.toHaveBeenCalled();
  });
});
