import { expect, it } from "vitest";
import { scopeErrorCode } from "./in-game-scope";

const PAGE_GAME = { gameId: "game", trackId: "track", challengeId: "challenge" };

it.each([
  [{}, null],
  [{ gameId: "game" }, null],
  [{ ...PAGE_GAME }, null],
  [{ gameId: "other" }, "game_not_found"],
  [{ gameId: "other", challengeId: "other", trackId: "other" }, "game_not_found"],
  [{ gameId: "game", challengeId: "other" }, "challenge_not_found"],
  [{ gameId: "game", challengeId: "other", trackId: "other" }, "challenge_not_found"],
  [{ gameId: "game", challengeId: "challenge", trackId: "other" }, "tack_not_found"],
  [{ trackId: 7 }, "tack_not_found"],
  [{ gameId: null }, "game_not_found"],
])("a call with %o returns %s", (target, errorCode) => {
  expect(scopeErrorCode(target, PAGE_GAME)).toBe(errorCode);
});

it("finds no challenge on a page without one", () => {
  const pageGame = { ...PAGE_GAME, challengeId: null };
  expect(scopeErrorCode({ gameId: "game", challengeId: "challenge" }, pageGame)).toBe("challenge_not_found");
  expect(scopeErrorCode({ gameId: "game" }, pageGame)).toBeNull();
});
