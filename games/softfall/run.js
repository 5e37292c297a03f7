// @ts-check
import { createRandom } from "../kit/random.js";
import { createLander, flyLander, hasBothFeetOn, isGentle, touchesGround, FOOT_Y } from "./lander.js";
import { createLevel, groundAt, windAt } from "./moon.js";

/** @import { Controls, Lander } from "./lander.js" */
/** @import { Level, Pad } from "./moon.js" */
/** @typedef {"arriving" | "flying" | "landed" | "crashed" | "finished"} Phase */
/** @typedef {{ factor: number, points: number, isSoft: boolean }} Landing */
/** @typedef {ReturnType<typeof createRun>} SoftfallRun */

export const TANK_UNITS = 100;
/** Nine units a second in twentieths per step: integers avoid rounding errors. */
const BURN_TWENTIETHS_PER_STEP = 3;
const TANK_TWENTIETHS = TANK_UNITS * 20;

const PAD_POINTS = 500;
const SOFT_POINTS = 200;
const SOFT_FALL_PX_PER_S = 8;
const POINTS_PER_FUEL_UNIT = 10;

export const PHASE_STEPS = { arriving: 40, landed: 110, crashed: 100, finished: 150 };

const TOUR = [
  [1, 2],
  [1, 2, 3],
  [1, 2, 3],
  [1, 2, 3],
  [1, 2, 3],
];
const FUEL_TOUR = [[1], [2], [3]];

/** @param {number} seed @param {string} mode @returns {Level[]} */
const createLevels = (seed, mode) => {
  const random = createRandom(seed);
  return (mode === "fuel" ? FUEL_TOUR : TOUR).map((factors, index) => createLevel(random, index + 1, factors));
};

/** @param {{ factor: number }} pad @param {Lander} lander @returns {Landing} */
const rateLanding = ({ factor }, { vy }) => {
  const isSoft = vy < SOFT_FALL_PX_PER_S;
  return { factor, points: PAD_POINTS * factor + (isSoft ? SOFT_POINTS : 0), isSoft };
};

/** Mode "fuel": ten times the fuel used, null after a crash. @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const levels = createLevels(seed, mode);
  const run = {
    mode,
    levels,
    index: 0,
    lander: createLander(levels[0]?.spawn ?? { x: 0, y: 0, vx: 0, vy: 0 }),
    /** @type {Phase} */
    phase: "arriving",
    phaseSteps: 0,
    wind: 0,
    burntTwentieths: 0,
    /** @type {Landing[]} */
    landings: [],
    get level() {
      const level = levels[run.index];
      if (!level) throw new RangeError(`No level ${run.index}.`);
      return level;
    },
    get fuel() {
      return (TANK_TWENTIETHS - run.burntTwentieths) / 20;
    },
    /** Only for a finished tour. */
    get fuelBonus() {
      return run.phase === "finished" && mode !== "fuel" ? Math.floor(run.fuel * POINTS_PER_FUEL_UNIT) : 0;
    },
    get isOver() {
      return (run.phase === "crashed" || run.phase === "finished") && run.phaseSteps >= PHASE_STEPS[run.phase];
    },
    /** @returns {number | null} */
    get score() {
      if (mode !== "fuel") return run.landings.reduce((sum, { points }) => sum + points, run.fuelBonus);
      return run.phase === "crashed" ? null : Math.ceil(run.burntTwentieths / 2);
    },
    /** @returns {Pad | undefined} */
    get padBelow() {
      const away = (/** @type {Pad} */ { left, right }) => Math.max(left - run.lander.x, run.lander.x - right);
      return [...run.level.pads].sort((a, b) => away(a) - away(b))[0];
    },
    /** @param {Controls} controls */
    step: (controls) => advance(run, controls),
  };
  return run;
};

/** @param {SoftfallRun} run @param {Phase} phase */
const enter = (run, phase) => {
  run.phase = phase;
  run.phaseSteps = 0;
};

/** @param {SoftfallRun} run */
const touchDown = (run) => {
  const { lander, level } = run;
  const pad = level.pads.find((candidate) => hasBothFeetOn(lander, candidate));
  lander.isThrusting = false;
  if (!pad || !isGentle(lander)) {
    enter(run, "crashed");
    return;
  }
  run.landings.push(rateLanding(pad, lander));
  Object.assign(lander, { y: pad.y - FOOT_Y, vx: 0, vy: 0, tilt: 0, turn: 0 });
  enter(run, "landed");
};

/** @param {SoftfallRun} run @param {Controls} controls */
const fly = (run, controls) => {
  const thrust = controls.thrust && run.burntTwentieths < TANK_TWENTIETHS;
  if (thrust) run.burntTwentieths = Math.min(TANK_TWENTIETHS, run.burntTwentieths + BURN_TWENTIETHS_PER_STEP);
  run.wind = windAt(run.level.wind, run.phaseSteps);
  flyLander(run.lander, { ...controls, thrust }, run.wind);
  if (touchesGround(run.lander, (x) => groundAt(run.level, x))) touchDown(run);
};

/** @param {SoftfallRun} run */
const advanceLevel = (run) => {
  if (run.index === run.levels.length - 1) {
    enter(run, "finished");
    return;
  }
  run.index += 1;
  run.lander = createLander(run.level.spawn);
  run.wind = windAt(run.level.wind, 0);
  enter(run, "arriving");
};

/** @param {SoftfallRun} run @param {Controls} controls */
const advance = (run, controls) => {
  if (run.isOver) return;
  run.phaseSteps += 1;
  if (run.phase === "flying") fly(run, controls);
  else if (run.phase === "arriving" && run.phaseSteps >= PHASE_STEPS.arriving) enter(run, "flying");
  else if (run.phase === "landed" && run.phaseSteps >= PHASE_STEPS.landed) advanceLevel(run);
};
