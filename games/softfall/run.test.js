// @ts-check
import { describe, expect, it } from "vitest";
import { createLander, hasBothFeetOn, isGentle } from "./lander.js";
import { groundAt, windAt } from "./moon.js";
import { PHASE_STEPS, TANK_UNITS, createRun } from "./run.js";
import { nearestPad, pilot } from "./scripted-players.js";

/** @import { Controls } from "./lander.js" */
/** @import { Pad } from "./moon.js" */
/** @import { SoftfallRun } from "./run.js" */

const NOTHING = { left: false, right: false, thrust: false };
const SEEDS = [0, 1, 2, 3, 5, 8, 13, 21, 34, 4294967295];
const MAX_RUN_STEPS = 60 * 300;

/** @param {SoftfallRun} run @param {(run: SoftfallRun) => Controls} player */
const play = (run, player) => {
  for (let step = 0; step < MAX_RUN_STEPS && !run.isOver; step++) run.step(player(run));
  return run;
};

/** @param {number} [touchdown] */
const patientPlayer = (touchdown) => {
  let index = -1;
  /** @type {Pad | undefined} */
  let pad;
  return (/** @type {SoftfallRun} */ run) => {
    if (!pad || index !== run.index) pad = nearestPad(run);
    index = run.index;
    return pilot(run, pad, touchdown);
  };
};

/** @param {SoftfallRun} run */
const clumsyPlayer = ({ phaseSteps }) => ({ left: false, right: phaseSteps % 40 < 12, thrust: phaseSteps % 50 < 20 });

/** @param {number} seed @param {number} index */
const runAtLevel = (seed, index) => {
  const run = createRun({ seed });
  run.index = index;
  run.lander = createLander(run.level.spawn);
  return run;
};

/** @param {SoftfallRun} run @param {Pad} pad @param {number} touchdown */
const lands = (run, pad, touchdown) => {
  const { index } = run;
  play(run, (state) => (state.phase === "landed" ? NOTHING : pilot(state, pad, touchdown)));
  return run.landings.length > 0 && run.landings[0]?.factor === pad.factor && index <= run.index;
};

describe("a patient player", () => {
  it.each(SEEDS)("lands five times on one tank (seed %i)", (seed) => {
    const run = play(createRun({ seed }), patientPlayer());
    expect(run.phase).toBe("finished");
    expect(run.landings).toHaveLength(5);
    const pads = run.landings.reduce((sum, { factor, isSoft }) => sum + 500 * factor + (isSoft ? 200 : 0), 0);
    expect(run.score).toBe(pads + Math.floor(10 * run.fuel));
  });

  it("gets 200 more for a touchdown under 8 px/s", () => {
    const run = play(createRun({ seed: 1 }), patientPlayer(5));
    expect(run.landings[0]?.isSoft).toBe(true);
    expect(run.landings[0]?.points).toBe(500 * (run.landings[0]?.factor ?? 0) + 200);
  });

  it.each(SEEDS)("can reach every pad of every level (seed %i)", (seed) => {
    for (let index = 0; index < 5; index++)
      for (const { factor } of runAtLevel(seed, index).level.pads) {
        const isReached = [15, 19, 11, 22, 8].some((touchdown) => {
          const run = runAtLevel(seed, index);
          const pad = run.level.pads.find((candidate) => candidate.factor === factor);
          return pad !== undefined && lands(run, pad, touchdown);
        });
        expect(isReached, `level ${index + 1}, pad x${factor}`).toBe(true);
      }
  });
});

describe("a clumsy player", () => {
  it.each(SEEDS)("crashes and scores earlier landings only (seed %i)", (seed) => {
    const run = play(createRun({ seed }), clumsyPlayer);
    expect(run.phase).toBe("crashed");
    expect(run.isOver).toBe(true);
    expect(run.score).toBe(run.landings.reduce((sum, { points }) => sum + points, 0));
  });

  it("crashes without any input", () => {
    const run = play(createRun({ seed: 4 }), () => NOTHING);
    expect(run.phase).toBe("crashed");
    expect(run.score).toBe(0);
    expect(run.fuel).toBe(TANK_UNITS);
  });
});

describe("the tank", () => {
  it("burns nine units a second and is never refilled", () => {
    const run = createRun({ seed: 7 });
    while (run.phase !== "flying") run.step(NOTHING);
    for (let step = 0; step < 60; step++) run.step({ ...NOTHING, thrust: true });
    expect(run.fuel).toBe(91);
  });

  it("is empty after eleven seconds, then the engine is off", () => {
    const run = createRun({ seed: 7 });
    while (run.phase !== "flying") run.step(NOTHING);
    for (let step = 0; step < 667; step++) run.step({ ...NOTHING, thrust: true });
    expect(run.fuel).toBe(0);
    run.step({ ...NOTHING, thrust: true });
    expect(run.lander.isThrusting).toBe(false);
  });
});

describe("mode fuel", () => {
  it.each(SEEDS)("has a x1, a x2 and a x3 pad and scores ten times the used fuel (seed %i)", (seed) => {
    const run = play(createRun({ seed, mode: "fuel" }), patientPlayer());
    expect(run.landings.map(({ factor }) => factor)).toEqual([1, 2, 3]);
    expect(run.score).toBe(Math.ceil(10 * (TANK_UNITS - run.fuel)));
  });

  it("has no score after a crash", () => {
    const run = play(createRun({ seed: 3, mode: "fuel" }), clumsyPlayer);
    expect(run.isOver).toBe(true);
    expect(run.score).toBeNull();
  });
});

describe("a touchdown", () => {
  const gentle = { x: 100, y: 0, vx: 0, vy: 20, tilt: 0, turn: 0, isThrusting: false };

  it.each([
    [{}, true],
    [{ vy: 23.9 }, true],
    [{ vy: 24 }, false],
    [{ vx: -11.9 }, true],
    [{ vx: -12 }, false],
    [{ tilt: 7.9 }, true],
    [{ tilt: -8 }, false],
  ])("%j is gentle: %s", (change, isFine) => expect(isGentle({ ...gentle, ...change })).toBe(isFine));

  it.each([
    [{ left: 88, right: 128 }, true],
    [{ left: 89, right: 129 }, false],
    [{ left: 60, right: 111 }, false],
  ])("needs both feet on the pad %j: %s", (pad, isOn) => expect(hasBothFeetOn(gentle, pad)).toBe(isOn));
});

describe("a level", () => {
  it("is the same for the same seed and differs for another", () => {
    expect(createRun({ seed: 9 }).levels).toEqual(createRun({ seed: 9 }).levels);
    expect(createRun({ seed: 9 }).levels).not.toEqual(createRun({ seed: 10 }).levels);
  });

  it("is deterministic", () => {
    const runs = [play(createRun({ seed: 6 }), patientPlayer()), play(createRun({ seed: 6 }), patientPlayer())];
    expect(runs[0]?.score).toBe(runs[1]?.score);
    expect(runs[0]?.lander).toEqual(runs[1]?.lander);
  });

  it("has wind from the third on, never above 8 px/s2", () => {
    for (const seed of SEEDS)
      for (const { number, wind } of createRun({ seed }).levels)
        for (let step = 0; step < 1200; step += 30) {
          const strength = Math.abs(windAt(wind, step));
          if (number < 3) expect(strength).toBe(0);
          else expect(strength).toBeGreaterThan(1);
          expect(strength).toBeLessThanOrEqual(8);
        }
  });

  it("has pads of 96, 64 and 40 px on the world, below the lander, with low ground beside them", () => {
    for (const seed of SEEDS)
      for (const level of createRun({ seed }).levels)
        for (const { left, right, y, factor } of level.pads) {
          expect(right - left).toBe({ 1: 96, 2: 64, 3: 40 }[factor]);
          expect(left).toBeGreaterThan(30);
          expect(right).toBeLessThan(610);
          expect(y).toBeGreaterThan(level.spawn.y + 40);
          for (const x of [left - 6, right + 6]) expect(groundAt(level, x)).toBeGreaterThan(y);
        }
  });

  it("ignores controls until the arrival has ended", () => {
    const run = createRun({ seed: 2 });
    for (let step = 1; step < PHASE_STEPS.arriving; step++) run.step({ ...NOTHING, thrust: true });
    expect(run.phase).toBe("arriving");
    expect(run.fuel).toBe(TANK_UNITS);
    run.step(NOTHING);
    expect(run.phase).toBe("flying");
  });
});
