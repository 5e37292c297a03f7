import { describe, expect, it } from "vitest";
import { roomEvent, roomPlayer } from "./room-events";

const PLAYER = { userId: "u1", username: "juno", isYou: true, isHere: false };
const MESSAGE = { type: "message", sequence: 3, userId: "u1", data: { move: [1, 2] } };

describe("roomPlayer", () => {
  it("accepts a player, with or without a name", () => {
    expect(roomPlayer.parse({ ...PLAYER, more: 1 })).toEqual(PLAYER);
    expect(roomPlayer.parse({ ...PLAYER, username: null })).toEqual({ ...PLAYER, username: null });
  });

  it.each([
    ["userId", 7],
    ["userId", null],
    ["userId", undefined],
    ["username", 7],
    ["username", undefined],
    ["isYou", "yes"],
    ["isYou", undefined],
    ["isHere", 1],
    ["isHere", undefined],
  ])("reports the field %s that is %j", (field, value) => {
    expect(roomPlayer.safeParse({ ...PLAYER, [field]: value }).error?.issues).toMatchObject([{ path: [field] }]);
  });
});

describe("roomEvent", () => {
  it.each([
    [{ type: "players", players: [PLAYER, { ...PLAYER, userId: "u2", username: null, isYou: false }] }],
    [{ type: "players", players: [] }],
    [MESSAGE],
    [{ ...MESSAGE, data: null }],
    [{ type: "closed" }],
  ])("accepts %j", (event) => {
    expect(roomEvent.parse({ ...event, more: 1 })).toEqual(event);
  });

  it.each([
    [{ type: "opened" }, ["type"]],
    [{}, ["type"]],
    [{ type: "players" }, ["players"]],
    [{ type: "players", players: [PLAYER, {}] }, ["players", 1, "userId"]],
    [{ ...MESSAGE, sequence: 1.5 }, ["sequence"]],
    [{ ...MESSAGE, sequence: "3" }, ["sequence"]],
    [{ ...MESSAGE, userId: null }, ["userId"]],
    [null, []],
    ["closed", []],
  ])("refuses %j", (event, path) => {
    expect(roomEvent.safeParse(event).error?.issues[0]).toMatchObject({ path });
  });
});
