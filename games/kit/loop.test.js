// @ts-check
import { describe, expect, it } from "vitest";
import { STEP_SECONDS, createAccumulator } from "./loop.js";

/** @param {number} fps @param {number} seconds */
const stepsAt = (fps, seconds) => {
  const accumulator = createAccumulator();
  let steps = 0;
  for (let frame = 0; frame < fps * seconds; frame++) steps += accumulator.advance(1 / fps);
  return steps;
};

describe("createAccumulator", () => {
  it.each([30, 60, 75, 120, 144, 240])("runs 600 steps in ten seconds at %i frames a second", (fps) => {
    expect(Math.abs(stepsAt(fps, 10) - 600)).toBeLessThanOrEqual(1);
  });

  it("runs one step per frame at 60 Hz, never two or none", () => {
    const accumulator = createAccumulator();
    for (let frame = 0; frame < 1000; frame++) expect(accumulator.advance(1 / 60)).toBe(1);
  });

  it("drops a backlog of more than five steps", () => {
    const accumulator = createAccumulator();
    expect(accumulator.advance(3)).toBe(5);
    expect(accumulator.alpha()).toBe(0);
    expect(accumulator.advance(STEP_SECONDS)).toBe(1);
  });

  it("interpolates between two steps", () => {
    const accumulator = createAccumulator();
    accumulator.advance(STEP_SECONDS / 2);
    expect(accumulator.alpha()).toBeCloseTo(0.5);
    accumulator.reset();
    expect(accumulator.alpha()).toBe(0);
  });
});
