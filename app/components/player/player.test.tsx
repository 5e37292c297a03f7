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
    fallbackUrl: null,
    savesStorage: false,
    permissions: [],
    offlineDocument: null,
  },
};

const ACCEPTED: SubmitScoreResult = {
  ok: true,
  ...{ score: 1240, newBestScore: true, leaderboardPosition: 12, isGuest: false },
};

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

const sentMessages = () => gameWindow.postMessage.mock.calls.map(([message]) => message as Sent);
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
  scores.mockReset().mockReturnValue(ACCEPTED);
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json({})));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("starting a game", () => {
  it("requests a play of the challenge and opens the game in an opaque sandbox", async () => {
    const frame = await play();
    expect(plays).toHaveBeenCalledWith({
      ...{ gameId: "game-a", challengeId: "challenge-a", trackId: null, roomUrl: null, locale: "en" },
    });
    expect(frame).toHaveAttribute("src", expect.stringContaining("/embedded/api/play/lantern-run/index.html"));
    expect(frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
    expect(frame).toHaveAttribute("allow", expect.stringContaining("gamepad"));
    expect(document.activeElement).toBe(frame);
  });

  it("restarts from the bar as a new play", async () => {
    const first = await playUntilReady();
    plays.mockReturnValueOnce(structuredClone(STARTED));
    await userEvent.click(screen.getByRole("button", { name: "Start again" }));
    await waitFor(() => expect(plays).toHaveBeenCalledTimes(2));
    expect(await findFrame()).not.toBe(first);
  });

  it("joins the room of the invitation link", async () => {
    await play({ roomUrl: "/gg/rooms/a" });
    expect(plays).toHaveBeenCalledWith(expect.objectContaining({ roomUrl: "/gg/rooms/a" }));
  });

  it("reports a closed room", async () => {
    plays.mockReturnValueOnce({ ok: false, error: "room_not_found" });
    renderPlayer({ roomUrl: "/gg/rooms/a" });
    await pressPlay();
    expect(await screen.findByRole("alert")).toHaveTextContent("This room is no longer open.");
  });

  it("starts automatically if the link requests it", async () => {
    renderPlayer({ isAutoPlay: true });
    await findFrame();
    expect(plays).toHaveBeenCalledOnce();
  });

  it("reports why it could not start and retries", async () => {
    plays.mockReturnValueOnce({ ok: false, error: "unreachable" });
    renderPlayer();
    await pressPlay();
    expect(await screen.findByRole("alert")).toHaveTextContent("The game could not be started.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findFrame()).toBeInTheDocument();
  });

  it("does not open a game of an untrusted host", async () => {
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

  it("reports a slow load after ten seconds and a failure after thirty", async () => {
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

  it("ignores messages of other windows and origins", async () => {
    await play();
    fromGame({ type: "GAME_READY" }, { source: window });
    fromGame({ type: "GAME_READY" }, { origin: "https://evil.test" });
    expect(screen.getByText("Loading, 0 %")).toBeInTheDocument();
    expect(gameWindow.postMessage).not.toHaveBeenCalled();
  });
});

describe("messages to the game", () => {
  it("include INIT once, on its first message, and the id of the play", async () => {
    await playUntilReady();
    const greeting = { type: "INIT", locale: "en", muted: false, user: null, challenge: CHALLENGE, room: null };
    expect(sentMessages()).toEqual([greeting, { type: "PLAY", gamePlayId: "play-a" }]);
    expect(gameWindow.postMessage).toHaveBeenCalledWith(greeting, "*");
  });

  it("include saves that this browser has stored", async () => {
    await playUntilReady();
    fromGame({ type: "SAVE_GET", slot: "one" });
    fromGame({ type: "SAVE_SET", slot: "one", data: { level: 3 } });
    fromGame({ type: "SAVE_GET", slot: "one" });
    const [nothing, level] = [null, { level: 3 }].map((data) => ({ type: "SAVE_DATA", slot: "one", data }));
    await waitFor(() => expect(sentMessages().slice(2)).toEqual([nothing, level]));
  });

  it("mute it, and the setting is stored", async () => {
    await playUntilReady();
    await userEvent.click(screen.getByRole("button", { name: "Mute" }));
    expect(sentMessages().at(-1)).toEqual({ type: "MUTE", on: true });
    expect(window.localStorage.getItem("muted")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Unmute" }));
    expect(sentMessages().at(-1)).toEqual({ type: "MUTE", on: false });
  });

  it("pause it when the tab is hidden", async () => {
    await playUntilReady();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sentMessages().at(-1)).toEqual({ type: "PAUSE" });
  });

  it("shows the page's offer on a purchase request, and nothing else", async () => {
    document.body.insertAdjacentHTML("beforeend", '<section data-offer><h2 id="full-version">Full</h2></section>');
    await playUntilReady();
    for (const itemId of ["main", "full-version"]) fromGame({ type: "PURCHASE_REQUEST", itemId });
    expect(await screen.findByRole("link", { name: /offer/ })).toHaveAttribute("href", "#full-version");
    document.querySelector("[data-offer]")?.remove();
  });

  it("offers to log in on a login request", async () => {
    await playUntilReady();
    fromGame({ type: "LOGIN_REQUEST" });
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /Log in/ });
    expect(link.pathname).toContain("/session/login");
  });
});

describe("scores", () => {
  it("are submitted, with the result for the game and the player", async () => {
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240, challengeId: "challenge-a" });
    expect(await screen.findByText(/New best: 1 240\. That is rank 12\./)).toBeInTheDocument();
    expect(scores).toHaveBeenCalledWith({
      ...{ gameId: "game-a", challengeId: "challenge-a", trackId: "track-a", score: 1240 },
    });
    expect(sentMessages().at(-1)).toEqual({
      ...{ type: "SCORE_RESULT", score: 1240, newBestScore: true, leaderboardPosition: 12 },
    });
  });

  it("are dropped when the challenge is over", async () => {
    scores.mockReturnValueOnce({ ok: false, error: "challenge_not_active" });
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240 });
    expect(await screen.findByText(/does not count/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  });

  it("invite a guest to sign up", async () => {
    scores.mockReturnValueOnce({ ...ACCEPTED, isGuest: true });
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240 });
    expect(await screen.findByRole("link", { name: /Sign up/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Log in/ })).toBeInTheDocument();
  });

  it("of another challenge are not submitted", async () => {
    await playUntilReady();
    fromGame({ type: "SCORE", score: 1240, challengeId: "challenge-b" });
    await waitFor(() => expect(sentMessages()).toHaveLength(2));
    expect(scores).not.toHaveBeenCalled();
  });

  it("of free play are only returned to the game", async () => {
    const { play: started } = STARTED;
    plays.mockReturnValue({ ok: true, play: { ...started, init: { user: null, challenge: null, room: null } } });
    await playUntilReady();
    fromGame({ type: "SCORE", score: 5 });
    expect(sentMessages().at(-1)).toMatchObject({ type: "SCORE_RESULT", score: 5, leaderboardPosition: null });
    expect(scores).not.toHaveBeenCalled();
  });
});
