// @ts-check
import { FOOT_Y } from "./lander.js";

/** @import { Controls } from "./lander.js" */
/** @import { Pad } from "./moon.js" */
/** @import { SoftfallRun } from "./run.js" */

const DEGREES = 180 / Math.PI;
const GRAVITY = 22;
const NET_BRAKE = 18;
const SIDE_BRAKE = 7;
const MAX_DRIFT = 28;
const COMMIT_HEIGHT = 12;
const FLARE_HEIGHT = 9;

/** @param {number} value @param {number} limit */
const within = (value, limit) => Math.min(limit, Math.max(-limit, value));

/** @typedef {{ fall: number, drift: number, steepest: number, canPush: boolean }} Plan speeds in px/s, tilt in degrees */

/** @param {number} height @param {number} offset @param {number} half @returns {Plan} */
const travel = (height, offset, half) => {
  const distance = Math.max(0, Math.abs(offset) - half / 4);
  const spareHeight = height - Math.max(0, Math.abs(offset) - half) * 0.35 - 18;
  return {
    fall: spareHeight > 0 ? Math.sqrt(2 * NET_BRAKE * spareHeight) : -6,
    drift: Math.sign(offset) * Math.min(MAX_DRIFT, Math.sqrt(2 * SIDE_BRAKE * distance)),
    steepest: 38,
    canPush: true,
  };
};

/** @param {number} height @param {number} offset @param {number} touchdown @returns {Plan} */
const sink = (height, offset, touchdown) => ({
  fall: Math.sqrt(touchdown ** 2 + 2 * NET_BRAKE * Math.max(0, height - 2)),
  drift: within(offset * 0.5, 6),
  steepest: 24,
  canPush: height > FLARE_HEIGHT && height < 30,
});

/**
 * @param {SoftfallRun} run
 * @param {Pad} pad where to land
 * @param {number} [touchdown] px/s to arrive with
 * @returns {Controls}
 */
export const pilot = ({ lander, wind }, pad, touchdown = 15) => {
  const half = (pad.right - pad.left) / 2;
  const offset = (pad.left + pad.right) / 2 - lander.x;
  const height = pad.y - FOOT_Y - lander.y;
  const isOver = Math.abs(offset) < half - 12.5 && (height < COMMIT_HEIGHT || Math.abs(lander.vx) < 8);
  const plan = isOver ? sink(height, offset, touchdown) : travel(height, offset, half);
  const push = within((plan.drift - lander.vx) * 1.6 - wind, 16);
  const steepest = height > FLARE_HEIGHT ? plan.steepest : isOver ? 4 : 7;
  const error = within(Math.atan2(push, GRAVITY) * DEGREES, steepest) - lander.tilt;
  const pushes = plan.canPush && Math.abs(plan.drift - lander.vx) > 6 && lander.vy > -4;
  const brakes = lander.vy > plan.fall;
  return {
    left: error < -1.5,
    right: error > 1.5,
    thrust: (brakes || pushes) && Math.abs(error) < 14,
  };
};

/** @param {SoftfallRun} run @returns {Pad} */
export const nearestPad = ({ level, lander }) => {
  const away = (/** @type {Pad} */ { left, right }) => Math.abs((left + right) / 2 - (lander.x + 3 * lander.vx));
  const [nearest] = [...level.pads].sort((a, b) => away(a) - away(b));
  if (!nearest) throw new RangeError("A level without pads.");
  return nearest;
};
