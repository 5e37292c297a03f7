import { describe, expect, it } from "vitest";
import { groupDigits } from "./format-number";

describe("groupDigits", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1204, "1\u00a0204"],
    [48210, "48\u00a0210"],
    [131072000, "131\u00a0072\u00a0000"],
    [11.4, "11.4"],
    [-1500, "-1\u00a0500"],
  ])("writes %d as %s", (value, text) => {
    expect(groupDigits(value)).toBe(text);
  });
});
