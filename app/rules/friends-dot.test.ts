import { expect, it } from "vitest";
import { hasFriendsDot } from "./friends-dot";

const request = { requestId: "9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d" };

it.each([
  ["authenticated", [request], true],
  ["authenticated", [request, request], true],
  ["authenticated", [], false],
  ["authenticated", null, false],
  ["signed-out", [request], false],
  ["guest", [request], false],
  ["loading", [request], false],
] as const)("%s with %j: %s", (viewer, received, hasDot) => {
  expect(hasFriendsDot(viewer, received)).toBe(hasDot);
});
