// @ts-check
import { createRandom } from "../kit/random.js";
import { STEP_SECONDS } from "../kit/loop.js";
import {
  BUTTER_STREAK,
  FIRST_WIDTH_PX,
  POINTS_PER_LAYER,
  POINTS_PER_STREAK,
  REACH_PX,
  butter,
  cutAt,
  speedAt,
  swayAt,
} from "./rules.js";

/** @import { Slice } from "./rules.js" */
/** @typedef {Slice & { isButtered: boolean }} Layer */
/** @typedef {{ x: number, direction: -1 | 1, side: -1 | 1 }} Spatula side: where it came from */
/** @typedef {"sliding" | "falling" | "missed" | "timeUp"} Phase */
/** @typedef {{ drop: boolean }} Controls */
/**
 * Positions include the tower's sway.
 * @typedef {{ kind: "drop", x: number, width: number }
 *   | { kind: "land", x: number, width: number, layer: number, streak: number, isPerfect: boolean, isButtered: boolean,
 *       scrap: Slice | null, gain: number }
 *   | { kind: "miss", x: number, width: number, side: number }
 *   | { kind: "time" }} RunEvent
 */
/** @typedef {ReturnType<typeof createRun>} TallOrderRun */

export const CLOCK_SECONDS = 60;
const CLOCK_STEPS = CLOCK_SECONDS / STEP_SECONDS;
export const FALL_STEPS = 8;
export const PHASE_STEPS = { missed: 75, timeUp: 60 };

/** Modes: "layers" of 60 seconds, "streak" of perfect ones. @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const random = createRandom(seed);
  const run = {
    mode,
    random,
    swayPhase: random.range(0, 2 * Math.PI),
    /** @type {Layer[]} the first one lies on the plate from the start and does not count */
    layers: [{ x: 0, width: FIRST_WIDTH_PX, isButtered: false }],
    spatula: enterSpatula(random),
    /** Offset of the dropped pancake in px. */
    offset: 0,
    /** @type {Phase} */
    phase: "sliding",
    phaseSteps: 0,
    steps: 0,
    streak: 0,
    longestStreak: 0,
    points: 0,
    /** @type {RunEvent[]} what happened in the last step */
    events: [],
    get height() {
      return run.layers.length - 1;
    },
    get top() {
      return lastOf(run.layers);
    },
    get sway() {
      return swayAt(run.height, run.steps, run.swayPhase);
    },
    /** Null without a time limit. */
    get remainingSeconds() {
      return mode === "layers" ? Math.max(0, CLOCK_STEPS - run.steps) * STEP_SECONDS : null;
    },
    get isOver() {
      return (run.phase === "missed" || run.phase === "timeUp") && run.phaseSteps >= PHASE_STEPS[run.phase];
    },
    get score() {
      if (mode === "layers") return run.height;
      return mode === "streak" ? run.longestStreak : run.points;
    },
    /** @param {Controls} controls */
    step: (controls) => advance(run, controls),
  };
  return run;
};

/** @param {Layer[]} layers */
const lastOf = (layers) => {
  const last = layers.at(-1);
  if (!last) throw new RangeError("A stack without a pancake.");
  return last;
};

/** @param {import("../kit/random.js").Random} random @returns {Spatula} */
const enterSpatula = (random) => {
  const side = random.chance(0.5) ? 1 : -1;
  return { x: side * REACH_PX, direction: side === 1 ? -1 : 1, side };
};

/** @param {TallOrderRun} run @param {Phase} phase */
const enter = (run, phase) => {
  run.phase = phase;
  run.phaseSteps = 0;
};

/** @param {TallOrderRun} run */
const slide = ({ spatula, height }) => {
  const x = spatula.x + spatula.direction * speedAt(height) * STEP_SECONDS;
  if (Math.abs(x) <= REACH_PX) {
    spatula.x = x;
    return;
  }
  spatula.x = Math.sign(x) * 2 * REACH_PX - x;
  spatula.direction = spatula.direction === 1 ? -1 : 1;
};

/** @param {TallOrderRun} run */
const drop = (run) => {
  const { spatula, top, sway } = run;
  run.offset = spatula.x - top.x - sway;
  run.events.push({ kind: "drop", x: spatula.x, width: top.width });
  enter(run, "falling");
};

/** @param {TallOrderRun} run */
const miss = (run) => {
  const { top, offset, sway } = run;
  run.streak = 0;
  run.events.push({ kind: "miss", x: top.x + sway + offset, width: top.width, side: Math.sign(offset) });
  enter(run, "missed");
};

/** @param {TallOrderRun} run @param {boolean} isPerfect @returns {number} points won */
const count = (run, isPerfect) => {
  run.streak = isPerfect ? run.streak + 1 : 0;
  run.longestStreak = Math.max(run.longestStreak, run.streak);
  const gain = POINTS_PER_LAYER + POINTS_PER_STREAK * run.streak;
  run.points += gain;
  return gain;
};

/** @param {TallOrderRun} run */
const land = (run) => {
  const cut = cutAt(run.top, run.offset);
  if (!cut) {
    miss(run);
    return;
  }
  const { isPerfect, rest, scrap } = cut;
  const gain = count(run, isPerfect);
  const isButtered = isPerfect && run.streak % BUTTER_STREAK === 0;
  run.layers.push({ ...(isButtered ? butter(rest) : rest), isButtered });
  const { top, sway, streak, height: layer } = run;
  run.events.push({
    kind: "land",
    x: top.x + sway,
    width: top.width,
    layer,
    streak,
    isPerfect,
    isButtered,
    scrap: scrap && { x: scrap.x + sway, width: scrap.width },
    gain,
  });
  run.spatula = enterSpatula(run.random);
  enter(run, "sliding");
};

/** @param {TallOrderRun} run */
const isBuilding = ({ phase }) => phase === "sliding" || phase === "falling";

/** @param {TallOrderRun} run @param {Controls} controls */
const advance = (run, controls) => {
  run.events = [];
  if (run.isOver) return;
  run.phaseSteps += 1;
  if (!isBuilding(run)) return;
  if (run.phase === "falling" && run.phaseSteps >= FALL_STEPS) land(run);
  else if (run.phase === "sliding" && controls.drop) drop(run);
  else if (run.phase === "sliding") slide(run);
  run.steps += 1;
  if (run.remainingSeconds !== 0 || !isBuilding(run)) return;
  run.events.push({ kind: "time" });
  enter(run, "timeUp");
};
