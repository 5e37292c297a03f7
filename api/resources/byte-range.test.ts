import { describe, expect, it } from "vitest";
import { readRange } from "./byte-range";

describe("a range of bytes", () => {
  it.each([
    ["bytes=0-", 10, { start: 0, end: 9 }],
    ["bytes=3-5", 10, { start: 3, end: 5 }],
    ["bytes=3-99", 10, { start: 3, end: 9 }],
    ["bytes=-4", 10, { start: 6, end: 9 }],
    ["bytes=-99", 10, { start: 0, end: 9 }],
  ])("%s of %i is %j", (header, total, range) => {
    expect(readRange(header, total)).toEqual(range);
  });

  it.each([
    ["bytes=10-", 10],
    ["bytes=-0", 10],
    ["bytes=0-", 0],
    ["bytes=0-0", 0],
    ["bytes=-5", 0],
  ])("%s of %i is outside", (header, total) => {
    expect(readRange(header, total)).toBe("outside");
  });

  it.each([null, "bytes=-", "bytes=5-3", "bytes=0-1,4-5", "lines=1-2"])("%j asks for the whole file", (header) => {
    expect(readRange(header, 10)).toBeNull();
  });
});
