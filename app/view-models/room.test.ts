import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { sendRoomMessage } from "~contract/calls/rooms";
import type { Room } from "~contract/entities/room";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { ROOM_MESSAGE_ERRORS, toRoom, type RequestedRoom } from "./room";

const ROOM_ID = "7e9f1a3b-5c6d-4e8f-9a0b-1c2d3e4f5a01";
const ROOM_URL = `https://api.example.org/gg/rooms/${ROOM_ID}`;
const GAME_LINK = "/de/games/lant01/lantern-run/";

function aRoom(...usernames: (string | null)[]): Room {
  return {
    roomId: ROOM_ID,
    roomUrl: ROOM_URL,
    gameId: "7e9f1a3b-5c6d-4e8f-9a0b-1c2d3e4f5a02",
    trackId: "7e9f1a3b-5c6d-4e8f-9a0b-1c2d3e4f5a03",
    region: "eu",
    maxPlayers: 4,
    players: usernames.map((username) => ({ userId: "7e9f1a3b-5c6d-4e8f-9a0b-1c2d3e4f5a04", username })),
    createdAt: "2026-11-21T11:00:00Z",
  };
}

const roomOf = (found: RequestedRoom | null, locale: Locale = "en") =>
  toRoom({ found, gameLink: GAME_LINK, mayOpen: true }, aViewContext({ locale }));

describe("toRoom", () => {
  it("is none if the URL has none", () => {
    expect(roomOf(null)).toEqual({ state: "none", mayOpen: true });
  });

  it("is gone if the API has none", () => {
    expect(roomOf({ roomUrl: ROOM_URL, room: null })).toEqual({ state: "gone", mayOpen: true });
  });

  it("is open with its players' names and the link to invite a friend", () => {
    expect(roomOf({ roomUrl: ROOM_URL, room: aRoom("juno", "moss", null) }, "de")).toEqual({
      state: "open",
      roomId: ROOM_ID,
      path: `${GAME_LINK}?roomUrl=${encodeURIComponent(ROOM_URL)}`,
      players: "juno, moss und ein Gast",
    });
  });

  it("names a player without username a guest", () => {
    expect(roomOf({ roomUrl: ROOM_URL, room: aRoom(null) })).toMatchObject({ players: "a guest" });
  });

  it.each([
    ["while they are unknown", undefined],
    ["when it is empty", aRoom()],
  ])("is open without players %s", (_, room) => {
    expect(roomOf({ roomUrl: ROOM_URL, room })).toMatchObject({ state: "open", roomId: ROOM_ID, players: null });
  });
});

it("has the contract's errors of a message", () => {
  expect(ROOM_MESSAGE_ERRORS).toEqual(["message_too_large", "room_not_found", "too_many_requests", "unreachable"]);
  expect(sendRoomMessage.errorCodes).toEqual(expect.arrayContaining(["message_too_large", "room_not_found"]));
});
