import { describe, expect, it } from "vitest";
import { median } from "./median";

describe("median", () => {
  it("is the middle one, or lies between the two in the middle", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 9, 5, 6])).toBe(5.5);
  });
});
