import { expect, it } from "vitest";
import { roomIdOf } from "./room-url";

it.each([
  ["https://play.test/de/rooms/abc123", "abc123"],
  ["/rooms/abc123", "abc123"],
  ["abc123", "abc123"],
  ["https://play.test/rooms/", ""],
])("the room of %s is %j", (address, roomId) => {
  expect(roomIdOf(address)).toBe(roomId);
});
