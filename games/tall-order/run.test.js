// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { FALL_STEPS, PHASE_STEPS, createRun } from "./run.js";
import { FIRST_WIDTH_PX, REACH_PX, butter, cutAt, speedAt, swayAt } from "./rules.js";

/** @import { TallOrderRun } from "./run.js" */

const SEEDS = [0, 1, 2, 3, 5, 8, 4294967295];
const MAX_RUN_STEPS = 60 * 600;

/** @param {TallOrderRun} run @param {(run: TallOrderRun) => boolean} shouldDrop @param {number} [maxLayers] layers to stop at */
const play = (run, shouldDrop, maxLayers = Infinity) => {
  for (let step = 0; step < MAX_RUN_STEPS && !run.isOver && run.height < maxLayers; step++) {
    run.step({ drop: shouldDrop(run) });
  }
  return run;
};

/** @param {number} px */
const carefulPlayer =
  (px) =>
  (/** @type {TallOrderRun} */ { spatula, top, sway }) =>
    Math.abs(spatula.x - top.x - sway) <= px;

const neverDrops = () => false;

describe("the rules", () => {
  it.each([
    [0, 150],
    [1, 155],
    [53, 415],
    [54, 420],
    [200, 420],
  ])("with %i layers the spatula moves at %i px/s", (layers, speed) => expect(speedAt(layers)).toBe(speed));

  it.each([
    [10, 2],
    [50, 10],
  ])("a tower of %i layers sways by %i px", (layers, px) => {
    const sways = Array.from({ length: 720 }, (_, step) => swayAt(layers, step, 1));
    expect(Math.max(...sways)).toBeCloseTo(px, 2);
    expect(Math.min(...sways)).toBeCloseTo(-px, 2);
  });

  it.each([0, 4, -4])("an offset of %i px is perfect and costs nothing", (offset) =>
    expect(cutAt({ x: 7, width: 50 }, offset)).toEqual({ isPerfect: true, rest: { x: 7, width: 50 }, scrap: null }),
  );

  it("cuts off the overhang", () => {
    expect(cutAt({ x: 10, width: 100 }, 20)).toEqual({
      isPerfect: false,
      rest: { x: 20, width: 80 },
      scrap: { x: 70, width: 20 },
    });
    expect(cutAt({ x: 10, width: 100 }, -20)?.scrap).toEqual({ x: -50, width: 20 });
    expect(cutAt({ x: 0, width: 100 }, 100)).toBeNull();
  });

  it("adds 12 px with butter, within the edges of the first pancake", () => {
    expect(butter({ x: 5, width: 100 })).toEqual({ x: 5, width: 112 });
    expect(butter({ x: 0, width: 170 }).width).toBe(FIRST_WIDTH_PX);
    const { x, width } = butter({ x: 78, width: 20 });
    expect(x + width / 2).toBe(FIRST_WIDTH_PX / 2);
  });
});

describe("a run", () => {
  it("slides between the ends of its reach", () => {
    const run = createRun({ seed: 4 });
    const positions = Array.from({ length: 600 }, () => {
      run.step({ drop: false });
      return run.spatula.x;
    });
    expect(Math.max(...positions)).toBeGreaterThan(REACH_PX - 3);
    expect(Math.min(...positions)).toBeLessThan(3 - REACH_PX);
    expect(Math.max(...positions.map(Math.abs))).toBeLessThanOrEqual(REACH_PX);
  });

  it.each(SEEDS)("allows a perfect drop on every layer, even at top speed (seed %i)", (seed) => {
    const run = play(createRun({ seed }), carefulPlayer(4), 120);
    expect(run.height).toBe(120);
    expect(run.longestStreak).toBe(120);
    expect(run.top.width).toBe(FIRST_WIDTH_PX);
    expect(run.score).toBe(120 * 10 + (10 * 120 * 121) / 2);
  });

  it("gives ten points for a layer that was cut", () => {
    const run = createRun({ seed: 6 });
    play(run, ({ spatula, top, sway }) => Math.abs(spatula.x - top.x - sway - 20) < 2, 1);
    expect(run.height).toBe(1);
    expect(run.score).toBe(10);
    expect(run.top.width).toBeLessThan(FIRST_WIDTH_PX - 17);
  });

  it("adds butter after every fifth perfect drop in a row", () => {
    const run = createRun({ seed: 2 });
    play(run, ({ spatula, top }) => Math.abs(spatula.x - top.x - 30) < 2, 1);
    const { width } = run.top;
    play(run, carefulPlayer(4), 6);
    expect(run.layers.map(({ isButtered }) => isButtered)).toEqual([false, false, false, false, false, false, true]);
    expect(run.top.width).toBe(width + 12);
    play(run, carefulPlayer(4), 11);
    expect(run.top.isButtered).toBe(true);
  });

  it("ends when nothing overlaps, a moment after the miss", () => {
    const run = createRun({ seed: 3 });
    run.step({ drop: true });
    for (let step = 0; step < FALL_STEPS; step++) run.step({ drop: false });
    expect(run.phase).toBe("missed");
    expect(run.isOver).toBe(false);
    for (let step = 0; step < PHASE_STEPS.missed; step++) run.step({ drop: true });
    expect(run.isOver).toBe(true);
    expect(run.score).toBe(0);
  });

  it("does not end by itself", () => expect(play(createRun({ seed: 1 }), neverDrops).isOver).toBe(false));

  it("is deterministic", () => {
    const runs = [9, 9, 10].map((seed) => play(createRun({ seed }), carefulPlayer(9)));
    expect(runs[0]?.layers).toEqual(runs[1]?.layers);
    expect(runs[0]?.score).toBe(runs[1]?.score);
    expect(runs[0]?.layers).not.toEqual(runs[2]?.layers);
  });
});

describe("mode layers", () => {
  it.each(SEEDS)("counts the pancakes of 60 seconds (seed %i)", (seed) => {
    const run = play(createRun({ seed, mode: "layers" }), carefulPlayer(4));
    expect(run.phase).toBe("timeUp");
    expect(run.steps).toBe(3600);
    expect(run.score).toBe(run.height);
    expect(run.score).toBeGreaterThan(50);
    expect(run.score).toBeLessThan(120);
  });

  it("ends early with a miss", () => {
    const run = play(createRun({ seed: 5, mode: "layers" }), () => true);
    expect(run.phase).toBe("missed");
    expect(run.remainingSeconds).toBeGreaterThan(50);
  });
});

describe("mode streak", () => {
  it("counts the longest row of perfect pancakes", () => {
    const run = createRun({ seed: 12, mode: "streak" });
    play(run, carefulPlayer(4), 7);
    play(run, ({ spatula, top, sway }) => Math.abs(spatula.x - top.x - sway - 20) < 2, 8);
    play(run, carefulPlayer(4), 11);
    expect(run.streak).toBe(3);
    expect(run.score).toBe(7);
  });
});

describe("random controls", () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))("never break the rules (%i)", (seed) => {
    const chance = createRandom(seed * 77 + 1);
    const mode = chance.pick(["", "layers", "streak"]);
    const run = createRun({ seed, mode });
    let score = 0;
    for (let step = 0; step < 60 * 90 && !run.isOver; step++) {
      const { spatula, top, sway } = run;
      run.step({ drop: Math.abs(spatula.x - top.x - sway) < 40 && chance.chance(0.12) });
      expect(run.score).toBeGreaterThanOrEqual(score);
      ({ score } = run);
      const half = run.top.width / 2;
      expect(half).toBeGreaterThan(0);
      expect(Math.abs(run.top.x) + half).toBeLessThanOrEqual(FIRST_WIDTH_PX / 2 + 1e-9);
    }
    expect(Number.isSafeInteger(run.score)).toBe(true);
    expect(run.layers.every(({ width }, index) => index === 0 || width <= FIRST_WIDTH_PX)).toBe(true);
  });
});
