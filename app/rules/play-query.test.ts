import { expect, it } from "vitest";
import { playQuery } from "./play-query";

it.each([
  ["", false, null],
  ["?autoPlay=true", true, null],
  ["?autoPlay=1", false, null],
  ["?roomUrl=%2Fgg%2Frooms%2Fa", false, "/gg/rooms/a"],
  ["?autoPlay=true&roomUrl=", true, null],
])("reads %j", (search, isAutoPlay, roomUrl) => {
  expect(playQuery(new URL(`https://play.example.org/games/a/${search}`))).toEqual({ isAutoPlay, roomUrl });
});
