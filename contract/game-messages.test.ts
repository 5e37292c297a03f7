import { describe, expect, it } from "vitest";
import { gameToPageMessage } from "./game-messages";

const namedFields = (message: unknown) =>
  gameToPageMessage.safeParse(message).error?.issues.map(({ path }) => path.join("."));

const LOADING = { type: "LOAD_PROGRESS", gameId: "g", progress: 0.5, strategy: "bytes" };
const LONGEST = "a".repeat(64);

describe("gameToPageMessage", () => {
  it.each([
    [LOADING],
    [{ type: "LOAD_PROGRESS", gameId: "g", progress: 0 }],
    [{ type: "LOAD_PROGRESS", gameId: "g", progress: 1 }],
    [{ type: "GAME_READY" }],
    [{ type: "GAMEPLAY_START" }],
    [{ type: "GAMEPLAY_STOP" }],
    [{ type: "SCORE", score: 0 }],
    [{ type: "SCORE", score: 48_210, challengeId: "c" }],
    [{ type: "SAVE_GET", slot: "a" }],
    [{ type: "SAVE_GET", slot: LONGEST }],
    [{ type: "SAVE_SET", slot: "a", data: { level: 3 } }],
    [{ type: "SAVE_SET", slot: LONGEST, data: null }],
    [{ type: "ROOM_SEND", data: { move: [1, null, "x", true] } }],
    [{ type: "ROOM_SEND", data: null }],
    [{ type: "ROOM_JOIN" }],
    [{ type: "LOGIN_REQUEST" }],
    [{ type: "PURCHASE_REQUEST", itemId: "i" }],
    [{ type: "PURCHASE_REQUEST", itemId: LONGEST }],
    [{ type: "API_CALL", id: LONGEST, method: "GET", path: "/gg/profile" }],
    [{ type: "API_CALL", id: "1", method: "POST", path: `/gg/${"p".repeat(996)}`, body: "b".repeat(4_000) }],
    [{ type: "HAPPY_TIME" }],
  ])("accepts %j and drops other fields", (message) => {
    expect(gameToPageMessage.parse({ ...message, more: 1 })).toEqual(message);
  });

  it.each([
    ["type", { type: "PAUSE" }],
    ["type", { type: "game_ready" }],
    ["type", {}],
    ["gameId", { ...LOADING, gameId: 7 }],
    ["gameId", { type: "LOAD_PROGRESS", progress: 0.5 }],
    ["progress", { ...LOADING, progress: -0.01 }],
    ["progress", { ...LOADING, progress: 1.01 }],
    ["progress", { ...LOADING, progress: Number.NaN }],
    ["progress", { ...LOADING, progress: "1" }],
    ["strategy", { ...LOADING, strategy: null }],
    ["score", { type: "SCORE" }],
    ["score", { type: "SCORE", score: -1 }],
    ["score", { type: "SCORE", score: 1.5 }],
    ["score", { type: "SCORE", score: "1" }],
    ["score", { type: "SCORE", score: Number.POSITIVE_INFINITY }],
    ["challengeId", { type: "SCORE", score: 1, challengeId: 7 }],
    ["slot", { type: "SAVE_GET" }],
    ["slot", { type: "SAVE_GET", slot: "" }],
    ["slot", { type: "SAVE_GET", slot: `${LONGEST}a` }],
    ["slot", { type: "SAVE_SET", data: 1 }],
    ["slot", { type: "SAVE_SET", slot: "", data: 1 }],
    ["slot", { type: "SAVE_SET", slot: `${LONGEST}a`, data: 1 }],
    ["data", { type: "ROOM_SEND" }],
    ["data", { type: "ROOM_SEND", data: () => 1 }],
    ["data", { type: "ROOM_SEND", data: Symbol("x") }],
    ["itemId", { type: "PURCHASE_REQUEST" }],
    ["id", { type: "API_CALL", id: `${LONGEST}a`, method: "GET", path: "/gg/profile" }],
    ["method", { type: "API_CALL", id: "1", method: "DELETE", path: "/gg/profile" }],
    ["path", { type: "API_CALL", id: "1", method: "GET", path: "/profile" }],
    ["path", { type: "API_CALL", id: "1", method: "GET", path: `/gg/${"p".repeat(997)}` }],
    ["body", { type: "API_CALL", id: "1", method: "POST", path: "/gg/x", body: "b".repeat(4_001) }],
    ["itemId", { type: "PURCHASE_REQUEST", itemId: "" }],
    ["itemId", { type: "PURCHASE_REQUEST", itemId: `${LONGEST}a` }],
  ])("reports the field %s for %o", (field, message) => {
    expect(namedFields(message)).toEqual([field]);
  });

  it.each([[null], ["GAME_READY"], [["GAME_READY"]], [undefined]])("refuses %j, which is not a message", (message) => {
    expect(namedFields(message)).toEqual([""]);
  });
});
