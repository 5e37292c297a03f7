// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.js";

describe("createRandom", () => {
  it("repeats its sequence for a seed and changes it with the seed", () => {
    const firstValues = (/** @type {number} */ seed) => {
      const random = createRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(firstValues(123)).toEqual(firstValues(123));
    expect(firstValues(123)).not.toEqual(firstValues(124));
    expect(firstValues(123).slice(0, 3)).toEqual([0.7872516233474016, 0.1785435655619949, 0.49531551403924823]);
  });

  it("returns whole numbers from min to max, both included", () => {
    const random = createRandom(1);
    const values = new Set(Array.from({ length: 200 }, () => random.int(2, 4)));
    expect([...values].sort()).toEqual([2, 3, 4]);
  });

  it("keeps ranges, picks and chances in bounds", () => {
    const random = createRandom(9);
    for (let turn = 0; turn < 200; turn++) {
      const value = random.range(-5, 5);
      expect(value).toBeGreaterThanOrEqual(-5);
      expect(value).toBeLessThan(5);
      expect(["a", "b"]).toContain(random.pick(["a", "b"]));
    }
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
