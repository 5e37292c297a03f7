import { describe, expect, it } from "vitest";
import { quantile } from "./quantile";

describe("quantile", () => {
  it.each([
    [[], 0.99, 0],
    [[7], 0.99, 7],
    [[3, 1, 2], 0.5, 2],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 99],
  ])("of %j at %d is %d", (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });
});
