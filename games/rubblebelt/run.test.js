// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { createWave } from "./rocks.js";
import { ROCKS, SHOT_STEPS } from "./rules.js";
import { createRun } from "./run.js";
import { createScout } from "./scout.js";
import { dodger, shooter } from "./scripted-player.js";
import { createShip, flyShip } from "./ship.js";

/** @import { Rock } from "./rocks.js" */
/** @import { Controls } from "./ship.js" */
/** @import { RubblebeltRun } from "./run.js" */

const NOTHING = { left: false, right: false, thrust: false, fire: false, isWarpPressed: false, heading: null };
const SEEDS = [0, 1, 5, 21, 4294967295];

/** @param {RubblebeltRun} run @param {(run: RubblebeltRun) => Controls} player @param {number} [steps] */
const play = (run, player, steps = 60 * 400) => {
  for (let step = 0; step < steps && !run.isOver; step++) run.step(player(run));
  return run;
};

/** @param {RubblebeltRun} run @param {Partial<Controls>} controls @param {number} [steps] */
const holdControls = (run, controls, steps = 1) => play(run, () => ({ ...NOTHING, ...controls }), steps);

/** @returns {Rock} */
const createTestRock = () => {
  const [rock] = createWave(createRandom(4), 1, { x: 320, y: 180 });
  if (!rock) throw new RangeError("A wave without rocks.");
  return rock;
};

/** @param {string} [mode] */
const createQuietRun = (mode = "") => {
  const run = createRun({ seed: 3, mode });
  run.state.rocks = [{ ...createTestRock(), x: 20, y: 20, vx: 0, vy: 0 }];
  run.state.ship.shieldSteps = 0;
  return run;
};

/** @param {Partial<Rock>} [change] */
const runBeforeRock = (change = {}) => {
  const run = createQuietRun();
  const rock = { ...createTestRock(), x: 320, y: 110, vx: 0, vy: 0, ...change };
  run.state.rocks.push(rock);
  return { run, rock };
};

describe("the ship", () => {
  it("turns 220 degrees a second", () => {
    const ship = createShip();
    for (let step = 0; step < 30; step++) flyShip(ship, { ...NOTHING, right: true });
    expect(ship.angle).toBeCloseTo(110);
    for (let step = 0; step < 60; step++) flyShip(ship, { ...NOTHING, left: true });
    expect(ship.angle).toBeCloseTo(-110);
  });

  it("turns to a stick's heading by the shorter side and stops there", () => {
    const ship = createShip();
    flyShip(ship, { ...NOTHING, heading: -90 });
    expect(ship.angle).toBeCloseTo(-220 / 60);
    for (let step = 0; step < 60; step++) flyShip(ship, { ...NOTHING, heading: -90 });
    expect(ship.angle).toBeCloseTo(-90);
  });

  it("gains 180 px/s2, loses 0.6 of its speed a second and never flies faster than 320", () => {
    const ship = createShip();
    flyShip(ship, { ...NOTHING, thrust: true });
    expect(ship.vy).toBeCloseTo(-3);
    for (let step = 0; step < 600; step++) flyShip(ship, { ...NOTHING, thrust: true });
    expect(Math.hypot(ship.vx, ship.vy)).toBeLessThanOrEqual(320);
    Object.assign(ship, { vx: 100, vy: 0 });
    flyShip(ship, NOTHING);
    expect(ship.vx).toBeCloseTo(99);
    Object.assign(ship, { vx: 900, vy: 0 });
    flyShip(ship, NOTHING);
    expect(ship.vx).toBeCloseTo(320);
  });

  it("reappears on the opposite side", () => {
    const ship = Object.assign(createShip(), { x: 639, y: 1, vx: 240, vy: -240 });
    flyShip(ship, NOTHING);
    expect(ship.x).toBeLessThan(10);
    expect(ship.y).toBeGreaterThan(350);
  });

  it("is shielded for two seconds", () => {
    const run = createRun({ seed: 3 });
    run.state.rocks = [{ ...createTestRock(), x: 320, y: 180, vx: 0, vy: 0 }];
    holdControls(run, {}, 118);
    expect(run.state.ship.isAlive).toBe(true);
    holdControls(run, {}, 3);
    expect(run.state.ship.isAlive).toBe(false);
    expect(run.state.ships).toBe(2);
  });

  it("respawns in the middle until three are lost", () => {
    const run = play(createRun({ seed: 2 }), () => ({ ...NOTHING, thrust: true }));
    expect(run.isOver).toBe(true);
    expect(run.state.ships).toBe(0);
  });

  it("is added once for every 10 000 points", () => {
    const { run } = runBeforeRock();
    run.state.points = 9990;
    holdControls(run, { fire: true }, 8);
    expect(run.state.points).toBe(10_010);
    expect(run.state.ships).toBe(4);
  });
});

describe("a shot", () => {
  it("flies 520 px/s for 0.9 s; four at once", () => {
    const run = createQuietRun();
    run.state.ship.angle = 90;
    holdControls(run, { fire: true });
    const [shot] = run.state.shots;
    expect(shot?.vx).toBeCloseTo(520);
    let maxShots = 0;
    for (let step = 0; step < 100; step++) {
      holdControls(run, { fire: true });
      maxShots = Math.max(maxShots, run.state.shots.length);
    }
    expect(maxShots).toBe(4);
    holdControls(run, {}, SHOT_STEPS);
    expect(run.state.shots).toHaveLength(0);
  });

  it.each(
    /** @type {const} */ ([
      ["big", 20, 2],
      ["middle", 50, 2],
      ["small", 100, 0],
    ]),
  )("breaks a %s rock for %i points into %i", (size, points, pieces) => {
    const { run, rock } = runBeforeRock({ size, radius: ROCKS[size].radius });
    holdControls(run, { fire: true });
    holdControls(run, {}, 12);
    expect(run.state.points).toBe(points);
    expect(run.state.rocks).not.toContain(rock);
    expect(run.state.rocks).toHaveLength(1 + pieces);
  });

  it("pushes ice away; the second one breaks it", () => {
    const { run, rock } = runBeforeRock({ isIce: true, hits: 2 });
    holdControls(run, { fire: true });
    holdControls(run, {}, 9);
    expect(run.state.points).toBe(0);
    expect(rock.vy).toBeLessThan(-90);
    expect(run.state.rocks).toContain(rock);
    holdControls(run, { fire: true });
    holdControls(run, {}, 20);
    expect(run.state.points).toBe(20);
  });
});

describe("a scout", () => {
  it("appears from wave four on", () => {
    const earlyRun = createQuietRun();
    earlyRun.state.wave = 3;
    holdControls(earlyRun, {}, 60 * 30);
    expect(earlyRun.state.scoutSteps).toBe(0);
    const laterRun = createQuietRun();
    laterRun.state.wave = 4;
    holdControls(laterRun, {}, 60 * 18);
    expect(laterRun.state.scout).not.toBeNull();
  });

  it("is worth 300 points", () => {
    const run = createQuietRun();
    run.state.scout = { ...createScout(createRandom(1)), x: 320, y: 120, baseY: 120, vx: 0 };
    holdControls(run, { fire: true });
    holdControls(run, {}, 9);
    expect(run.state.points).toBe(300);
  });
});

describe("the warp", () => {
  it("works once per ship", () => {
    const run = createQuietRun();
    holdControls(run, { isWarpPressed: true });
    expect(run.state.ship.hasWarp).toBe(false);
    holdControls(run, {}, 20);
    const { x, y } = run.state.ship;
    holdControls(run, { isWarpPressed: true }, 30);
    expect(run.state.ship).toMatchObject({ x, y });
  });

  it("destroys the ship about once in six times", () => {
    let bad = 0;
    for (let seed = 0; seed < 300; seed++) {
      const run = createRun({ seed });
      run.state.rocks = [];
      holdControls(run, { isWarpPressed: true });
      holdControls(run, {}, 21);
      if (!run.state.ship.isAlive) bad += 1;
    }
    expect(bad).toBeGreaterThan(30);
    expect(bad).toBeLessThan(72);
  });
});

describe("modes", () => {
  it.each(SEEDS)("a good player reaches the third wave (seed %i)", (seed) => {
    const run = play(createRun({ seed }), shooter, 60 * 240);
    expect(run.state.wave).toBeGreaterThan(2);
    expect(run.score).toBeGreaterThan(4000);
  });

  it.each(SEEDS)("one-ship ends with the first crash (seed %i)", (seed) => {
    const run = createRun({ seed, mode: "one-ship" });
    run.state.points = 20_000;
    play(run, () => ({ ...NOTHING, thrust: true }));
    expect(run.isOver).toBe(true);
    expect(run.state.ships).toBe(0);
  });

  it.each(SEEDS)("no-shots scores the time, adds rocks and never fires (seed %i)", (seed) => {
    const run = play(createRun({ seed, mode: "no-shots" }), (one) => ({ ...dodger(one), fire: true }), 60 * 600);
    expect(run.isOver).toBe(true);
    expect(run.state.shots).toHaveLength(0);
    expect(run.score).toBe(Math.round((run.state.steps * 1000) / 60));
    expect(run.score).toBeGreaterThan(2000);
    expect(run.score).toBeLessThan(600_000);
  });
});

describe("a run", () => {
  it("starts the next wave after the last rock", () => {
    const run = createRun({ seed: 1 });
    run.state.rocks = [];
    holdControls(run, {}, 89);
    expect(run.state.wave).toBe(1);
    holdControls(run, {});
    expect(run.state.wave).toBe(2);
    expect(run.state.rocks).toHaveLength(5);
  });

  it("is deterministic", () => {
    const [first, second] = [7, 7].map((seed) => play(createRun({ seed }), shooter, 60 * 60));
    expect(first?.score).toBe(second?.score);
    expect(first?.state.rocks).toEqual(second?.state.rocks);
    expect(createRun({ seed: 7 }).state.rocks).not.toEqual(createRun({ seed: 8 }).state.rocks);
  });

  it.each(SEEDS)("keeps everything inside the world for random controls (seed %i)", (seed) => {
    const random = createRandom(seed);
    const run = createRun({ seed });
    for (let step = 0; step < 5000 && !run.isOver; step++) {
      const heading = random.chance(0.3) ? random.range(-400, 400) : null;
      const controls = { left: random.chance(0.3), right: random.chance(0.3), thrust: random.chance(0.6) };
      run.step({ ...controls, fire: random.chance(0.7), isWarpPressed: random.chance(0.004), heading });
      const { ship, rocks, shots, points } = run.state;
      const all = [ship, ...rocks, ...shots];
      const isSane = shots.length <= 4 && Number.isInteger(points);
      expect(isSane && all.every(({ x, y }) => x >= 0 && x <= 640 && y >= 0 && y <= 360)).toBe(true);
    }
  });
});
