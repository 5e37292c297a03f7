// @ts-check
import { clamp } from "../kit/numbers.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import {
  DRAG_PER_S,
  SHIELD_STEPS,
  STEPS_PER_SECOND,
  THRUST_PX_PER_S2,
  TOP_SPEED_PX_S,
  TURN_DEG_PER_S,
} from "./rules.js";
import { drift, pointAt, shortestTurn } from "./space.js";

/**
 * @typedef {object} Controls
 * @property {boolean} left
 * @property {boolean} right
 * @property {boolean} thrust
 * @property {boolean} fire held
 * @property {boolean} isWarpPressed
 * @property {number | null} heading of a stick or pointer for the nose, in degrees clockwise from straight up
 */
/**
 * @typedef {object} Ship
 * @property {number} x
 * @property {number} y
 * @property {number} vx px/s
 * @property {number} vy px/s
 * @property {number} angle degrees clockwise from straight up
 * @property {boolean} isAlive
 * @property {boolean} isThrusting
 * @property {boolean} hasWarp
 * @property {number} shieldSteps
 * @property {number} reloadSteps
 * @property {number} warpSteps until it comes out of the warp
 */

const TURN_PER_STEP = TURN_DEG_PER_S / STEPS_PER_SECOND;

/** @returns {Ship} */
export const createShip = () => ({
  x: WIDTH / 2,
  y: HEIGHT / 2,
  vx: 0,
  vy: 0,
  angle: 0,
  isAlive: true,
  isThrusting: false,
  hasWarp: true,
  shieldSteps: SHIELD_STEPS,
  reloadSteps: 0,
  warpSteps: 0,
});

/** @param {Ship} ship @param {Controls} controls */
const turn = (ship, { left, right, heading }) => {
  if (left || right || heading === null) ship.angle += (Number(right) - Number(left)) * TURN_PER_STEP;
  else ship.angle += clamp(shortestTurn(heading - ship.angle), -TURN_PER_STEP, TURN_PER_STEP);
  ship.angle = shortestTurn(ship.angle);
};

/** @param {Ship} ship @param {Controls} controls */
export const flyShip = (ship, controls) => {
  turn(ship, controls);
  ship.isThrusting = controls.thrust;
  const damping = 1 - DRAG_PER_S / STEPS_PER_SECOND;
  const push = pointAt(ship.angle, controls.thrust ? THRUST_PX_PER_S2 / STEPS_PER_SECOND : 0);
  ship.vx = ship.vx * damping + push.x;
  ship.vy = ship.vy * damping + push.y;
  const speed = Math.sqrt(ship.vx * ship.vx + ship.vy * ship.vy);
  if (speed > TOP_SPEED_PX_S) {
    ship.vx *= TOP_SPEED_PX_S / speed;
    ship.vy *= TOP_SPEED_PX_S / speed;
  }
  drift(ship);
  ship.shieldSteps = Math.max(0, ship.shieldSteps - 1);
  ship.reloadSteps = Math.max(0, ship.reloadSteps - 1);
};
