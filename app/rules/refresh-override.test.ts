import { describe, expect, it } from "vitest";
import { refreshOverride, withoutRefreshOverride } from "./refresh-override";

describe("refreshOverride", () => {
  it.each([
    ["?refreshAt=2025-11-21T12:00:00Z", "staging", "2025-11-21T12:00:00Z"],
    ["?page=1&refreshAt=2025-11-21T12:00:00.5%2B02:00", "test", "2025-11-21T12:00:00.5+02:00"],
    ["?refreshAt=2025-11-21T12:00:00Z", "production", null],
    ["?refreshAt=2025-11-21T12:00:00", "staging", null],
    ["?refreshAt=2025-13-21T12:00:00Z", "staging", null],
    ["?refreshAt=tomorrow", "staging", null],
    ["?refreshAt=", "staging", null],
    ["", "staging", null],
  ])("%s in %s: %s", (search, appEnv, expected) => {
    expect(refreshOverride(search, appEnv)).toBe(expected);
  });
});

it.each([
  ["?refreshAt=2025-11-21T12:00:00Z", ""],
  ["?a=1&refreshAt=x&b=2", "?a=1&b=2"],
  ["?a=1", "?a=1"],
  ["", ""],
])("removes the override: %j becomes %j", (search, rest) => {
  expect(withoutRefreshOverride(search)).toBe(rest);
});
