// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createRandom } from "../kit/random.js";
import { createCourse } from "./course.js";
import { createFox, foxHeight, stepFox } from "./fox.js";
import {
  DRAIN_GAIN,
  DRAIN_GAIN_EVERY_SECONDS,
  DRAIN_PER_SECOND,
  FIREFLY_LIGHT,
  FIREFLY_POINTS,
  FIREFLY_REACH_PX,
  FOX_WIDTH_PX,
  FULL_LIGHT,
  MAX_CHAIN,
  PX_PER_METRE,
  STUMBLE_FACTOR,
  STUMBLE_LIGHT,
  STUMBLE_SECONDS,
  TOP_SPEED_PX_S,
  speedAfter,
  variantOf,
} from "./rules.js";

/** @typedef {import("./fox.js").Controls} Controls */
/** @typedef {{ kind: "jump" | "land" | "slide" | "firefly" | "stumble" | "fall" | "dark" | "time" | "bell", x: number, y: number, worth: number, chain: number }} RunEvent */
/** @typedef {ReturnType<typeof createRun>} LanternRun */

const FALL_DEPTH_PX = 440;
const LANTERN_AHEAD_PX = 14;
const LANTERN_UP_PX = 22;

/** @param {{ seed: number, mode: string }} start */
const createState = ({ seed, mode }) => {
  const variant = variantOf(mode);
  const course = createCourse(createRandom(seed), variant);
  return {
    mode,
    variant,
    course,
    fox: createFox(course.roofs[0]?.top ?? 0),
    steps: 0,
    light: FULL_LIGHT,
    speed: speedAfter(0),
    extraSpeed: 0,
    stumbleSeconds: 0,
    chain: 0,
    fireflies: 0,
    bonus: 0,
    isOver: false,
    /** @type {RunEvent[]} what happened in the latest step */
    events: [],
  };
};

/** @typedef {ReturnType<typeof createState>} State */

/** @param {State} state @param {RunEvent["kind"]} kind @param {{ worth?: number, chain?: number }} [more] */
const emitEvent = (state, kind, { worth = 0, chain = 0 } = {}) =>
  state.events.push({ kind, x: state.fox.x, y: state.fox.y, worth, chain });

/** @param {State} state @param {RunEvent["kind"]} kind */
const end = (state, kind) => {
  if (state.isOver) return;
  state.isOver = true;
  emitEvent(state, kind);
};

/** @param {State} state */
const burn = (state) => {
  if (!state.variant.isDraining) return;
  const stage = Math.floor((state.steps * STEP_SECONDS) / DRAIN_GAIN_EVERY_SECONDS);
  state.light -= (DRAIN_PER_SECOND + DRAIN_GAIN * stage) * STEP_SECONDS;
};

/** @param {State} state @param {number} points */
const worthOf = ({ mode, chain, variant }, points) => {
  if (mode === "fireflies") return 1;
  return variant.speedPerFirefly > 0 ? variant.speedPerFirefly * chain : points;
};

/** @param {State} state */
const collectFireflies = (state) => {
  const { fox, course, variant } = state;
  const x = fox.x + LANTERN_AHEAD_PX;
  const y = fox.y - LANTERN_UP_PX;
  for (const firefly of course.fireflies) {
    const distance = Math.sqrt((firefly.x - x) * (firefly.x - x) + (firefly.y - y) * (firefly.y - y));
    if (firefly.isCollected || distance > FIREFLY_REACH_PX) continue;
    firefly.isCollected = true;
    state.fireflies += 1;
    state.chain = fox.isOnRoof ? 1 : Math.min(MAX_CHAIN, state.chain + 1);
    const points = FIREFLY_POINTS * state.chain;
    state.bonus += points;
    state.light = Math.min(FULL_LIGHT, state.light + FIREFLY_LIGHT);
    state.extraSpeed += variant.speedPerFirefly * state.chain;
    emitEvent(state, "firefly", { worth: worthOf(state, points), chain: state.chain });
  }
  if (fox.isOnRoof) state.chain = 0;
};

/** @param {State} state */
const hitObstacles = (state) => {
  const { fox } = state;
  for (const obstacle of state.course.obstacles) {
    const isOutside = fox.x + FOX_WIDTH_PX / 2 <= obstacle.left || fox.x - FOX_WIDTH_PX / 2 >= obstacle.right;
    const isClear = fox.y <= obstacle.top || fox.y - foxHeight(fox) >= obstacle.bottom;
    if (obstacle.isHit || isOutside || isClear) continue;
    obstacle.isHit = true;
    state.light -= STUMBLE_LIGHT;
    state.stumbleSeconds = STUMBLE_SECONDS;
    emitEvent(state, "stumble");
  }
};

/** @param {State} state */
const judge = (state) => {
  const { variant, fox } = state;
  state.light = Math.max(0, state.light);
  if (fox.x >= variant.metres * PX_PER_METRE) end(state, "bell");
  else if (fox.y > FALL_DEPTH_PX) end(state, "fall");
  else if (state.light <= 0) end(state, "dark");
  else if (state.steps * STEP_SECONDS >= variant.seconds) end(state, "time");
};

/** @param {State} state @param {Controls} controls */
const step = (state, controls) => {
  if (state.isOver) return;
  state.events = [];
  state.steps += 1;
  const pace = Math.min(TOP_SPEED_PX_S, speedAfter(state.steps * STEP_SECONDS) + state.extraSpeed);
  state.speed = pace * (state.stumbleSeconds > 0 ? STUMBLE_FACTOR : 1);
  state.stumbleSeconds -= STEP_SECONDS;
  const moves = stepFox(state.fox, controls, { speed: state.speed, roofs: state.course.roofs });
  if (moves.hasJumped) emitEvent(state, "jump");
  if (moves.hasSlid) emitEvent(state, "slide");
  if (moves.hasLanded) emitEvent(state, "land");
  burn(state);
  hitObstacles(state);
  collectFireflies(state);
  state.course.follow(state.fox.x);
  judge(state);
};

/** @param {State} state @returns {number | null} */
const scoreOf = ({ mode, fox, bonus, fireflies, steps, variant }) => {
  const metres = Math.floor(fox.x / PX_PER_METRE);
  if (mode === "distance") return metres;
  if (mode === "fireflies") return fireflies;
  if (mode === "bell-tower") return metres >= variant.metres ? Math.round(steps * STEP_SECONDS * 1000) : null;
  return metres + bonus;
};

/** Score: points, metres, fireflies or ms to the bell tower. @param {{ seed: number, mode: string }} start */
export const createRun = (start) => {
  const state = createState(start);
  return {
    state,
    /** @param {Controls} controls */
    step: (controls) => step(state, controls),
    get isOver() {
      return state.isOver;
    },
    get score() {
      return scoreOf(state);
    },
  };
};
