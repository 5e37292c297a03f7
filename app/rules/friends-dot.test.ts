import { expect, it } from "vitest";
import { hasFriendsDot } from "./friends-dot";

it.each([
  ["authenticated", true, true],
  ["authenticated", false, false],
  ["authenticated", null, false],
  ["signed-out", true, false],
  ["guest", true, false],
  ["loading", true, false],
] as const)("%s with %j: %s", (viewer, hasRequests, hasDot) => {
  expect(hasFriendsDot(viewer, hasRequests)).toBe(hasDot);
});
