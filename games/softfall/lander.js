// @ts-check
import { RADIANS, clamp } from "../kit/numbers.js";

const STEP_SECONDS = 1 / 60;
const GRAVITY_PX_PER_S2 = 22;
const ENGINE_PX_PER_S2 = 48;
const TURN_DEG_PER_S = 110;
const MAX_TILT_DEG = 90;

/** Clamped at the edges instead of wrapping. */
const EDGES = { left: 20, right: 620, top: 16 };

export const SAFE_FALL_PX_PER_S = 24;
export const SAFE_DRIFT_PX_PER_S = 12;
export const SAFE_TILT_DEG = 8;

/** In px from the lander's centre. */
export const FOOT_X = 12;
export const FOOT_Y = 13;

const CONTACT_POINTS = /** @type {const} */ ([
  [-FOOT_X, FOOT_Y],
  [FOOT_X, FOOT_Y],
  [-8, 8],
  [8, 8],
  [-6, -3],
  [6, -3],
  [0, -10],
]);

/** @typedef {{ left: boolean, right: boolean, thrust: boolean }} Controls */
/** @typedef {{ x: number, y: number, vx: number, vy: number, tilt: number, turn: number, isThrusting: boolean }} Lander tilt in degrees, clockwise */

/** @param {{ x: number, y: number, vx: number, vy: number }} spawn @returns {Lander} */
export const createLander = (spawn) => ({ ...spawn, tilt: 0, turn: 0, isThrusting: false });

/** @param {Lander} lander */
const clampToEdges = (lander) => {
  const x = clamp(lander.x, EDGES.left, EDGES.right);
  if (x !== lander.x) lander.vx = 0;
  lander.x = x;
  if (lander.y >= EDGES.top) return;
  lander.y = EDGES.top;
  lander.vy = Math.max(0, lander.vy);
};

/**
 * @param {Lander} lander
 * @param {Controls} controls thrust only when there is fuel
 * @param {number} wind in px/s2, to the right
 */
export const flyLander = (lander, { left, right, thrust }, wind) => {
  lander.turn = Number(right) - Number(left);
  const tilt = lander.tilt + lander.turn * TURN_DEG_PER_S * STEP_SECONDS;
  lander.tilt = clamp(tilt, -MAX_TILT_DEG, MAX_TILT_DEG);
  lander.isThrusting = thrust;
  const engine = thrust ? ENGINE_PX_PER_S2 : 0;
  lander.vx += (engine * Math.sin(lander.tilt * RADIANS) + wind) * STEP_SECONDS;
  lander.vy += (GRAVITY_PX_PER_S2 - engine * Math.cos(lander.tilt * RADIANS)) * STEP_SECONDS;
  lander.x += lander.vx * STEP_SECONDS;
  lander.y += lander.vy * STEP_SECONDS;
  clampToEdges(lander);
};

/** @param {Lander} lander @param {(x: number) => number} groundAt */
export const touchesGround = (lander, groundAt) => {
  const cos = Math.cos(lander.tilt * RADIANS);
  const sin = Math.sin(lander.tilt * RADIANS);
  return CONTACT_POINTS.some(([x, y]) => lander.y + x * sin + y * cos >= groundAt(lander.x + x * cos - y * sin));
};

/** @param {Lander} lander */
export const isGentle = ({ vx, vy, tilt }) =>
  vy < SAFE_FALL_PX_PER_S && Math.abs(vx) < SAFE_DRIFT_PX_PER_S && Math.abs(tilt) < SAFE_TILT_DEG;

/** @param {Lander} lander @param {{ left: number, right: number }} pad */
export const hasBothFeetOn = ({ x }, pad) => x - FOOT_X >= pad.left && x + FOOT_X <= pad.right;
