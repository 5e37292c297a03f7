import { expect, it } from "vitest";
import { bell } from "./bell-dot";

it.each([
  ["authenticated", true, 1, { isDisabled: false, hasDot: true }],
  ["authenticated", true, 0, { isDisabled: false, hasDot: false }],
  ["authenticated", true, null, { isDisabled: false, hasDot: false }],
  ["authenticated", false, 1, { isDisabled: true, hasDot: false }],
  ["guest", true, 1, { isDisabled: true, hasDot: false }],
  ["signed-out", false, null, { isDisabled: true, hasDot: false }],
  ["loading", false, null, { isDisabled: true, hasDot: false }],
] as const)("%s, profile %s, %s unread: %j", (viewer, isProfileLoaded, unreadMessages, expected) => {
  expect(bell({ viewer, isProfileLoaded, unreadMessages })).toEqual(expected);
});
