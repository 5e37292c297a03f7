import { expect, it } from "vitest";
import { bell, hasFriendsDot } from "./notification-dots";

it.each([
  ["authenticated", true, true, { isDisabled: false, hasDot: true }],
  ["authenticated", true, false, { isDisabled: false, hasDot: false }],
  ["authenticated", true, null, { isDisabled: false, hasDot: false }],
  ["authenticated", false, true, { isDisabled: true, hasDot: false }],
  ["guest", true, true, { isDisabled: true, hasDot: false }],
  ["signed-out", false, null, { isDisabled: true, hasDot: false }],
  ["loading", false, null, { isDisabled: true, hasDot: false }],
] as const)("%s, profile %s, unread %s: %j", (viewer, isProfileLoaded, hasUnread, expected) => {
  expect(bell({ viewer, isProfileLoaded, hasUnread })).toEqual(expected);
});

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
