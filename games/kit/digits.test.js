// @ts-check
import { describe, expect, it } from "vitest";
import { formatDuration, formatPoints } from "./digits.js";

describe("digits", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1\u202f000"],
    [1234567, "1\u202f234\u202f567"],
  ])("groups %i points by three", (points, text) => expect(formatPoints(points)).toBe(text));

  it.each([
    [0, "0.000"],
    [3456, "3.456"],
    [59999, "59.999"],
    [60000, "1:00.000"],
    [83456, "1:23.456"],
  ])("writes %i milliseconds as a time", (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));
});
