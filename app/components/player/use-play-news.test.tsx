import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listenToPlays, type PlayNews } from "~/browser/game-plays";
import type { LoadedFrame } from "./frames-state";
import { usePlayNews } from "./use-play-news";

const told: PlayNews[] = [];
let stop = () => undefined as void;
beforeEach(() => {
  told.length = 0;
  stop = listenToPlays((news) => told.push(news));
});
afterEach(() => stop());

type State = Pick<LoadedFrame, "gamePlayId" | "html" | "hasAnswered"> & { isLost: boolean };

const PLAYED: State = { gamePlayId: "play-a", html: null, hasAnswered: true, isLost: false };
const frameOf = (state: State) =>
  ({ id: "game-a", launch: { trackId: "track-a" }, ...state }) as unknown as LoadedFrame;

function renderNews(first: State) {
  const { result, rerender } = renderHook((state: State) => usePlayNews(frameOf(state), state.isLost), {
    initialProps: first,
  });
  return { rerender, throwError: (kind = "exception") => result.current({ type: "FRAME_ERROR", kind } as never) };
}

const errors = () => told.map(({ gamePlayId, error }) => `${gamePlayId} ${String(error)}`);

it("tells of a play and of its first error, however many there are", () => {
  const { throwError } = renderNews(PLAYED);
  for (const kind of ["rejection", "exception", "webassembly"]) throwError(kind);
  expect(told[0]).toEqual({ gamePlayId: "play-a", gameId: "game-a", trackId: "track-a", error: null });
  expect(errors()).toEqual(["play-a null", "play-a rejection"]);
});

it("tells once more of a new play of the same document", () => {
  const { rerender, throwError } = renderNews(PLAYED);
  throwError();
  rerender({ ...PLAYED, gamePlayId: null });
  rerender({ ...PLAYED, gamePlayId: "play-b" });
  throwError();
  expect(errors()).toEqual(["play-a null", "play-a exception", "play-b null", "play-b exception"]);
});

it("counts what failed while the game loaded ahead for the play that follows", () => {
  const { rerender, throwError } = renderNews({ ...PLAYED, gamePlayId: null });
  throwError();
  throwError("rejection");
  expect(told).toEqual([]);
  rerender(PLAYED);
  expect(errors()).toEqual(["play-a null", "play-a exception"]);
});

it("counts a game that does not finish loading, unless its frame never began", () => {
  const { rerender } = renderNews({ ...PLAYED, hasAnswered: false, isLost: true });
  expect(errors()).toEqual(["play-a null"]);
  rerender({ ...PLAYED, isLost: true });
  expect(errors()).toEqual(["play-a null", "play-a loading"]);
});

it("says nothing of a kept game that is played offline", () => {
  const { throwError } = renderNews({ ...PLAYED, html: "<title>Kept</title>" });
  throwError();
  expect(told).toEqual([]);
});
