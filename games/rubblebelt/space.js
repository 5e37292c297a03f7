// @ts-check
import { RADIANS } from "../kit/numbers.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, vx: number, vy: number }} Body speeds in px/s */

const STEP_SECONDS = 1 / 60;

/** @param {number} value @param {number} size */
const wrap = (value, size) => ((value % size) + size) % size;

/** @param {Point} point @returns {Point} the same place inside the picture */
export const wrapPoint = ({ x, y }) => ({ x: wrap(x, WIDTH), y: wrap(y, HEIGHT) });

/** @param {Body} body */
export const drift = (body) => {
  body.x = wrap(body.x + body.vx * STEP_SECONDS, WIDTH);
  body.y = wrap(body.y + body.vy * STEP_SECONDS, HEIGHT);
};

/** Shortest signed distance on the torus. @param {number} distance @param {number} size */
const shortest = (distance, size) => wrap(distance + size / 2, size) - size / 2;

/** @param {Point} from @param {Point} to @returns {Point} the shortest offset, over an edge if needed */
export const offsetTo = (from, to) => ({ x: shortest(to.x - from.x, WIDTH), y: shortest(to.y - from.y, HEIGHT) });

/** @param {Point} one @param {Point} other */
export const distanceBetween = (one, other) => {
  const { x, y } = offsetTo(one, other);
  return Math.sqrt(x * x + y * y);
};

/** Degrees clockwise from straight up. @param {Point} offset */
export const bearingOf = ({ x, y }) => Math.atan2(x, -y) / RADIANS;

/** @param {number} degrees clockwise from straight up @param {number} length @returns {Point} */
export const pointAt = (degrees, length) => ({
  x: Math.sin(degrees * RADIANS) * length,
  y: -Math.cos(degrees * RADIANS) * length,
});

/** -180 to 180. @param {number} degrees */
export const shortestTurn = (degrees) => wrap(degrees + 180, 360) - 180;
