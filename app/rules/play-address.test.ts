import { expect, it } from "vitest";
import { playQuery, roomIdOf } from "./play-address";

it.each([
  ["", false, null],
  ["?autoPlay=true", true, null],
  ["?autoPlay=1", false, null],
  ["?roomUrl=%2Fgg%2Frooms%2Fa", false, "/gg/rooms/a"],
  ["?autoPlay=true&roomUrl=", true, null],
])("reads %j", (search, isAutoPlay, roomUrl) => {
  expect(playQuery(new URL(`https://play.example.org/games/a/${search}`))).toEqual({ isAutoPlay, roomUrl });
});

it.each([
  ["https://play.test/de/rooms/abc123", "abc123"],
  ["/rooms/abc123", "abc123"],
  ["abc123", "abc123"],
  ["https://play.test/rooms/", ""],
])("the room of %s is %j", (address, roomId) => {
  expect(roomIdOf(address)).toBe(roomId);
});
