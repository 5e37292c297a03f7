import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useFrameHost } from "~/browser/frame-host";
import { TextProvider } from "~/i18n/use-text";
import { revalidateUnlessFailed } from "~/rules/revalidation";
import type { PlayResult, PlayerView, StartedPlay } from "~/view-models/player";
import common from "../../../public/locales/en/common.json";
import game from "../../../public/locales/en/game.json";
import { PLAIN_START } from "../../../tests/fixtures/a-play-start";
import { aRootData, somePublicSettings } from "../../../tests/fixtures/a-root-data";
import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { changeFrames } from "./frames-state";
import { Player } from "./player";

const ORIGIN = "https://g-aaaaaa.games.test";
const PLAYER: PlayerView = {
  ...{ gameId: "game-b", title: "Plain Game", poster: null, trackId: null, challengeId: null },
  ...{ scoreType: "points", gameLink: "/games/b/", needsIsolation: false, ...PLAIN_START, gameShortId: "aaaaaa" },
};
const PLAY: StartedPlay = {
  launchUrl: `${ORIGIN}/build/index.html`,
  fallbackUrl: null,
  ...{ gamePlayId: "play-b", trackId: "track-b", savesStorage: false, permissions: [], offlineDocument: null },
  init: { user: null, challenge: null, room: null },
};
const ROOT = aRootData({ publicSettings: somePublicSettings({ gamesUrl: "https://games.test" }) });

const gameWindow = { postMessage: vi.fn(), focus: vi.fn() };
/** The request by which the page asks for the game's host. */
const ping = vi.fn<(address: string) => Promise<Response>>();
const found = () => Promise.resolve(new Response(null, { status: 204 }));
const notFound = () => Promise.reject(new TypeError("Failed to fetch"));

const loadPage = vi.fn(() => ROOT);

function Frames() {
  return useFrameHost();
}

async function play(started: Partial<StartedPlay> = {}): Promise<HTMLElement> {
  const page = () => (
    <TextProvider language="en" messages={{ ...common, ...game }}>
      <Frames />
      <Player player={PLAYER} controls={[]} />
    </TextProvider>
  );
  const result: PlayResult = { ok: true, play: { ...PLAY, ...started } };
  const Stub = createRemixStub([
    { id: "root", path: "/games/b/", Component: page, loader: loadPage, shouldRevalidate: revalidateUnlessFailed },
    { path: "/api/plays/", action: () => result },
  ]);
  render(<Stub initialEntries={["/games/b/"]} hydrationData={{ loaderData: { root: ROOT } }} />);
  await userEvent.click(screen.getByRole("button", { name: "Play Plain Game" }));
  return screen.findByTitle("Plain Game");
}

function fromGame(data: unknown, origin = ORIGIN) {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: gameWindow });
  act(() => {
    window.dispatchEvent(event);
  });
}

const sent = () => gameWindow.postMessage.mock.calls as [{ type: string }, string][];
const sentTypes = () => sent().map(([{ type }]) => type);

beforeAll(async () => {
  await import("./game-frames");
});

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(gameWindow as unknown as Window);
  gameWindow.postMessage.mockReset();
  ping.mockReset().mockImplementation(found);
  loadPage.mockClear();
  vi.spyOn(window, "fetch").mockImplementation((input) => ping(typeof input === "string" ? input : ""));
});

afterEach(() => {
  act(() => changeFrames(() => ({ frames: [], playerSlot: null })));
  vi.restoreAllMocks();
});

describe("a game without the SDK", () => {
  it("runs at its own origin, and nothing is sent anywhere else", async () => {
    const frame = await play({ permissions: ["MICROPHONE"] });
    expect(frame.getAttribute("src")).toBe(`${ORIGIN}/build/index.html?strategy=on-demand`);
    expect(frame.getAttribute("sandbox")).toContain("allow-same-origin");
    expect(frame.getAttribute("allow")).toContain("microphone");
    fromGame({ type: "FRAME_PROGRESS", progress: 0 });
    await userEvent.click(screen.getByRole("button", { name: "Mute" }));
    expect(sent()).toContainEqual([{ type: "MUTE", on: true }, ORIGIN]);
    expect(sent().every(([, target]) => target === ORIGIN)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Unmute" }));
  });

  it("shows what the frame tells of its loading, until it is ready", async () => {
    await play();
    fromGame({ type: "FRAME_PROGRESS", progress: 0.42 });
    expect(await screen.findByText("Loading, 42 %")).toBeVisible();
    fromGame({ type: "FRAME_PROGRESS", progress: 0.9 }, "https://g-bbbbbb.games.test");
    expect(screen.getByText("Loading, 42 %")).toBeVisible();
    fromGame({ type: "FRAME_PROGRESS", progress: 1 });
    await waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
    expect(sentTypes()).not.toContain("INIT");
  });

  it("refreshes the page when it has loaded, not while it loads", async () => {
    ping.mockImplementation(() => Promise.resolve(Response.json({})));
    await play();
    fromGame({ type: "FRAME_PROGRESS", progress: 0.5 });
    expect(await screen.findByText("Loading, 50 %")).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
    fromGame({ type: "FRAME_PROGRESS", progress: 1 });
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  });

  it("is believed when it tells by itself", async () => {
    await play();
    fromGame({ type: "LOAD_PROGRESS", gameId: "game-b", progress: 0.2 });
    fromGame({ type: "FRAME_PROGRESS", progress: 1 });
    expect(await screen.findByText("Loading, 20 %")).toBeVisible();
    expect(sentTypes()).toContain("INIT");
  });
});

describe("a game that loads itself anew", () => {
  beforeEach(() => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  });
  const connect = { type: "LOAD_PROGRESS", gameId: "game-b", progress: 0 };

  it("is greeted in each document, with the play and the pause it is in", async () => {
    await play();
    for (const origin of [ORIGIN, ORIGIN, "https://g-bbbbbb.games.test"]) {
      gameWindow.postMessage.mockClear();
      fromGame(connect, origin);
      expect(sentTypes()).toEqual(origin === ORIGIN ? ["INIT", "PAUSE", "PLAY"] : []);
    }
  });

  it("is muted and paused in each document of a build, and greeted once in those with the SDK", async () => {
    await play();
    await userEvent.click(screen.getByRole("button", { name: "Mute" }));
    for (const text of ["first", "second"]) {
      gameWindow.postMessage.mockClear();
      fromGame({ type: "FRAME_START" });
      fromGame({ type: "FRAME_PROGRESS", progress: 0 });
      expect(sentTypes(), text).toEqual(["MUTE", "PAUSE"]);
      gameWindow.postMessage.mockClear();
      for (const progress of [0, 0, 0.5]) fromGame({ ...connect, progress });
      expect(sentTypes(), text).toEqual(["INIT", "PAUSE", "PLAY"]);
    }
    await userEvent.click(screen.getByRole("button", { name: "Unmute" }));
  });
});

it("saves for the player that it was opened for, whoever is logged in", async () => {
  const fetched = vi.spyOn(window, "fetch");
  await play({ init: { ...PLAY.init, user: { userId: "player-a", username: "ann", avatarUrl: null } } });
  fromGame({ type: "SAVE_SET", slot: "one", data: 1 });
  const body = { playerId: "player-a", gameId: "game-b", slot: "one", data: 1, version: 0 };
  await waitFor(() =>
    expect(fetched).toHaveBeenCalledWith("/api/saves/", expect.objectContaining({ body: JSON.stringify(body) })),
  );
});

describe("a game whose own storage is saved", () => {
  beforeEach(() => {
    vi.stubGlobal("isSecureContext", true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const user = { userId: "player-a", username: "ann", avatarUrl: null };
  const next = encodeURIComponent("/build/index.html?strategy=on-demand");

  it("is opened by the page that restores it, which is answered and told nothing else", async () => {
    const frame = await play({ savesStorage: true, init: { ...PLAY.init, user } });
    expect(frame.getAttribute("src")).toBe(`${ORIGIN}/storage?next=${next}`);
    fromGame({ type: "STORAGE_SNAPSHOT", stage: "open", data: { format: 1, local: [], databases: [] } });
    await waitFor(() => expect(sent()).toEqual([[{ type: "STORAGE_RESTORE", replaces: false }, ORIGIN]]));
  });

  it("is opened at once where everybody is a guest", async () => {
    const atOnce = `${ORIGIN}/build/index.html?strategy=on-demand`;
    localStorage.removeItem("game-storage:game-b");
    expect((await play({ savesStorage: true })).getAttribute("src")).toBe(atOnce);
  });
});

describe("a browser that does not find the game's host", () => {
  const fallbackUrl = "https://api.example.org/builds/aaaaaa/build/index.html";
  // What the browser finds of a host arrives after a second, for all frames of the address.
  const small = { fallbackUrl, launchUrl: `${ORIGIN}/small/index.html` };
  const late = { fallbackUrl, launchUrl: `${ORIGIN}/late/index.html` };
  beforeEach(() => {
    ping.mockImplementation(notFound);
  });

  it("runs a small game in an opaque frame, and the page says so", async () => {
    await play({ ...small, permissions: ["MICROPHONE"] });
    await waitFor(() => expect(screen.getByTitle("Plain Game").getAttribute("src")).toContain(fallbackUrl));
    expect(screen.getByTitle("Plain Game").getAttribute("sandbox")).not.toContain("allow-same-origin");
    expect(screen.getByTitle("Plain Game").getAttribute("allow")).not.toContain("microphone");
    expect(await screen.findByText(game["player.restricted"])).toBeVisible();
    fromGame({ type: "FRAME_PROGRESS", progress: 0.5 }, "null");
    expect(await screen.findByText("Loading, 50 %")).toBeVisible();
  });

  it("says of a large one that its host is not found", async () => {
    await play();
    expect(await screen.findByText(game["player.hostUnreachable"])).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("goes on where the game has answered all the same", async () => {
    let fail: (reason: Error) => void = () => undefined;
    ping.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await play(late);
    await waitFor(() => expect(ping).toHaveBeenCalledWith(`${ORIGIN}/ping`));
    fromGame({ type: "FRAME_PROGRESS", progress: 0.3 });
    await act(async () => {
      fail(new TypeError("Failed to fetch"));
      await Promise.resolve();
    });
    expect(screen.getByTitle("Plain Game").getAttribute("src")).toContain(ORIGIN);
  });
});
