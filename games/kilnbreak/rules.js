// @ts-check
import { clamp, RADIANS } from "../kit/numbers.js";

/** In logical pixels; a ball below the bottom is lost. */
export const FIELD = { left: 20, right: 620, top: 30, bottom: 374 };

export const ROWS = 9;
export const COLUMNS = 12;
export const BRICK_WIDTH_PX = 48;
export const BRICK_HEIGHT_PX = 20;

export const BALL_RADIUS_PX = 7;
export const BALLS = 3;
export const PADDLE_TOP_Y = 328;
export const PADDLE_HEIGHT_PX = 14;
export const PADDLE_WIDTH_PX = 96;
export const WIDE_PADDLE_WIDTH_PX = 144;

const FIRST_SPEED_PX_S = 220;
const TOP_SPEED_PX_S = 460;
const SPEED_GAIN = 1.03;
const BRICKS_PER_GAIN = 12;
export const SLOW_FACTOR = 0.65;

const WIDEST_ANGLE_DEG = 60;
const FLATTEST_ANGLE_DEG = 12;
const MIN_RISE = Math.sin(FLATTEST_ANGLE_DEG * RADIANS);
const MAX_RUN = Math.cos(FLATTEST_ANGLE_DEG * RADIANS);

export const WIDE_STEPS = 12 * 60;
export const SLOW_STEPS = 8 * 60;
export const EMBER_STEPS = 10 * 60;

export const MAX_FACTOR = 8;

/** @typedef {"clay" | "fired" | "glazed" | "vent"} BrickKind */
/** @type {Record<BrickKind, { hits: number, points: number }>} */
export const BRICKS = {
  clay: { hits: 1, points: 10 },
  fired: { hits: 2, points: 25 },
  glazed: { hits: 1, points: 50 },
  vent: { hits: 3, points: 100 },
};

/** @param {number} bricks broken so far @returns {number} px/s */
export const speedAfter = (bricks) =>
  Math.min(TOP_SPEED_PX_S, FIRST_SPEED_PX_S * SPEED_GAIN ** Math.floor(bricks / BRICKS_PER_GAIN));

/** Degrees from straight up. @param {number} offset from the middle @param {number} width */
export const bounceAngle = (offset, width) => clamp((2 * offset) / width, -1, 1) * WIDEST_ANGLE_DEG;

const LAUNCH_DEG = 18;

/** @param {{ speed: number }} paddle @returns {number} degrees */
export const launchAngle = ({ speed }) => (speed < -0.5 ? -LAUNCH_DEG : LAUNCH_DEG);

/** @param {{ dx: number, dy: number }} ball @param {number} degrees from straight up, to the right */
export const aim = (ball, degrees) => {
  const angle = clamp(degrees, -WIDEST_ANGLE_DEG, WIDEST_ANGLE_DEG) * RADIANS;
  ball.dx = Math.sin(angle);
  ball.dy = -Math.cos(angle);
};

/** At least twelve degrees from horizontal. @param {{ dx: number, dy: number }} ball */
export const enforceMinAngle = (ball) => {
  if (Math.abs(ball.dy) >= MIN_RISE) return;
  ball.dy = ball.dy < 0 ? -MIN_RISE : MIN_RISE;
  ball.dx = ball.dx < 0 ? -MAX_RUN : MAX_RUN;
};
