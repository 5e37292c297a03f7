// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { SCOUT_ERROR_DEG } from "./rules.js";
import { bearingOf, pointAt, offsetTo } from "./space.js";

/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {import("./space.js").Body} Body */
/** @typedef {{ x: number, y: number, vx: number, vy: number, baseY: number, age: number }} Scout */

const SPEED_PX_S = 74;
const MARGIN_PX = 18;
const WEAVE_PX = 34;
const AIM_EVERY_STEPS = 84;
const BOLT_PX_S = 220;
export const BOLT_STEPS = 110;

/** @param {Random} random @returns {Scout} */
export const createScout = (random) => {
  const isFromLeft = random.chance(0.5);
  const y = random.range(70, HEIGHT - 70);
  const vx = isFromLeft ? SPEED_PX_S : -SPEED_PX_S;
  return { x: isFromLeft ? -MARGIN_PX : WIDTH + MARGIN_PX, y, vx, vy: 0, baseY: y, age: 0 };
};

/** @param {Scout} scout @returns {boolean} whether it is still there */
export const flyScout = (scout) => {
  scout.age += 1;
  const y = scout.baseY + Math.sin(scout.age / 38) * WEAVE_PX;
  scout.vy = (y - scout.y) * 60;
  scout.x += scout.vx / 60;
  scout.y = y;
  return scout.x > -2 * MARGIN_PX && scout.x < WIDTH + 2 * MARGIN_PX;
};

/**
 * Aims with an error of up to fifteen degrees.
 * @param {Random} random @param {Scout} scout @param {{ x: number, y: number }} target
 * @returns {Body & { age: number } | null}
 */
export const aimBolt = (random, scout, target) => {
  if (scout.age % AIM_EVERY_STEPS !== AIM_EVERY_STEPS - 20) return null;
  const degrees = bearingOf(offsetTo(scout, target)) + random.range(-SCOUT_ERROR_DEG, SCOUT_ERROR_DEG);
  const { x: vx, y: vy } = pointAt(degrees, BOLT_PX_S);
  return { x: scout.x, y: scout.y, vx, vy, age: 0 };
};
