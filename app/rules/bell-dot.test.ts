import { expect, it } from "vitest";
import { bell } from "./bell-dot";

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
