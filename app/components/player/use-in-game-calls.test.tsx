import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { ApiCall } from "~/browser/in-game-calls";
import { OPAQUE_FRAME } from "~/rules/frame-sandbox";
import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import type { LoadedFrame } from "./frames-state";
import { useInGameCalls } from "./use-in-game-calls";

const CHALLENGE = {
  ...{ challengeId: "challenge-a", name: "One breath", seed: 7, mode: "distance" },
  ...({ criteria: "highest_wins", type: "points" } as const),
};
const FRAME: LoadedFrame = {
  ...{ id: "game-a", gameLink: "/games/a/", challengeId: "challenge-a", trackId: null, thumbnail: null, title: "A" },
  ...{
    trust: OPAQUE_FRAME,
    strategy: "on-demand" as const,
    gamePlayId: "play-a",
    html: null,
    hidden: false,
    frozen: false,
  },
  ...{ loaded: true, cached: false, loadingProgress: 1 },
  ...{ isRestricted: false, hasAnswered: true, isUnreachable: false, savesStorage: false, opensStorage: false },
  launch: {
    ...{
      launchUrl: "/play/",
      trackId: "track-a",
      fallbackUrl: null,
      savesStorage: false,
      permissions: [],
      offlineDocument: null,
    },
    init: { user: null, challenge: CHALLENGE, room: null },
  },
};
const PATH = "/gg/games/game-a/default-challenge/scores";
const ACCEPTED = { status: 200, body: '{"data":{"newBestScore":true},"errors":[]}' };

const send = vi.fn();
const onUnlock = vi.fn();
const page = vi.fn(() => null);

async function callFrom({ isPlayed }: { isPlayed: boolean }, ...calls: Omit<ApiCall, "type">[]) {
  const Frame = () => {
    const makeCall = useInGameCalls({ frame: FRAME, isPlayed, send, onUnlock });
    return calls.map((call) => (
      <button key={call.id} type="button" onClick={() => makeCall({ type: "API_CALL", ...call })}>
        {call.id}
      </button>
    ));
  };
  const Stub = createRemixStub([{ path: "/", Component: Frame, loader: page }]);
  render(<Stub />);
  for (const { id } of calls) {
    await userEvent.click(await screen.findByRole("button", { name: id }));
    await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: "API_ANSWER", id })));
  }
}

const sentMessages = () => send.mock.calls.map(([message]) => message as unknown);

const respondWith = (body: unknown) =>
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json(body)));

afterEach(() => {
  vi.restoreAllMocks();
  send.mockReset();
  page.mockReset();
});

it("sends the current game, track and challenge, and revalidates after a change", async () => {
  const portal = respondWith(ACCEPTED);
  const post = { id: "2", method: "POST" as const, path: PATH, body: '{"score":5}' };
  await callFrom({ isPlayed: true }, { id: "1", method: "GET", path: PATH }, post);
  await waitFor(() => expect(page).toHaveBeenCalledTimes(2));
  expect(sentMessages()).toEqual(["1", "2"].map((id) => ({ type: "API_ANSWER", id, ...ACCEPTED })));
  const gameContext = { gameId: "game-a", trackId: "track-a", challengeId: "challenge-a" };
  expect(portal.mock.calls.map(([address]) => address)).toEqual(["/api/in-game/", "/api/in-game/"]);
  expect(portal.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)).toEqual([
    { shown: gameContext, method: "GET", path: PATH },
    { shown: gameContext, method: "POST", path: PATH, body: '{"score":5}' },
  ]);
});

it("does not revalidate after a refusal", async () => {
  respondWith({ status: 400, body: "{}" });
  await callFrom({ isPlayed: true }, { id: "1", method: "POST", path: PATH, body: "{}" });
  expect(sentMessages()).toEqual([{ type: "API_ANSWER", id: "1", status: 400, body: "{}" }]);
  expect(page).toHaveBeenCalledTimes(1);
});

it("submits nothing while the game is not played", async () => {
  const portal = respondWith(ACCEPTED);
  await callFrom({ isPlayed: false }, { id: "1", method: "POST", path: PATH, body: "{}" });
  const body = '{"data":null,"errors":[{"code":"no_active_play"}]}';
  expect(sentMessages()).toEqual([{ type: "API_ANSWER", id: "1", status: 400, body }]);
  expect(portal).not.toHaveBeenCalled();
});

it.each([
  ["the network fails", () => vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"))],
  ["the response is malformed", () => respondWith({ welcome: "to the hotel" })],
])("returns a 503 error to the game when %s", async (_, prepare) => {
  prepare();
  await callFrom({ isPlayed: true }, { id: "1", method: "GET", path: "/gg/profile" });
  const body = '{"data":null,"errors":[{"code":"internal_error"}]}';
  expect(sentMessages()).toEqual([{ type: "API_ANSWER", id: "1", status: 503, body }]);
});
