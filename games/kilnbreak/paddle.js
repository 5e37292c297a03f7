// @ts-check
import { clamp } from "../kit/numbers.js";
import { FIELD, PADDLE_WIDTH_PX, WIDE_PADDLE_WIDTH_PX } from "./rules.js";

/**
 * @typedef {object} Controls
 * @property {boolean} left
 * @property {boolean} right
 * @property {boolean} isLaunchPressed
 * @property {number | null} target x of a pointer for the middle of the paddle, or null
 */
/** @typedef {{ x: number, width: number, speed: number }} Paddle speed in px per step */

const KEY_PX_PER_STEP = 7.4;
const POINTER_PX_PER_STEP = 34;
const EASE = 0.34;
const GROWTH_PX_PER_STEP = 4;

/** @returns {Paddle} */
export const createPaddle = () => ({ x: (FIELD.left + FIELD.right) / 2, width: PADDLE_WIDTH_PX, speed: 0 });

/** @param {Paddle} paddle @param {Controls} controls */
const targetSpeed = (paddle, { left, right, target }) => {
  if (left || right || target === null) return (Number(right) - Number(left)) * KEY_PX_PER_STEP;
  return clamp(target - paddle.x, -POINTER_PX_PER_STEP, POINTER_PX_PER_STEP);
};

/** @param {Paddle} paddle @param {Controls} controls @param {boolean} isWide */
export const movePaddle = (paddle, controls, isWide) => {
  const width = isWide ? WIDE_PADDLE_WIDTH_PX : PADDLE_WIDTH_PX;
  paddle.width += clamp(width - paddle.width, -GROWTH_PX_PER_STEP, GROWTH_PX_PER_STEP);
  const speed = targetSpeed(paddle, controls);
  const isPointed = controls.target !== null && !controls.left && !controls.right;
  paddle.speed = isPointed ? speed : paddle.speed + (speed - paddle.speed) * EASE;
  const half = paddle.width / 2;
  const x = clamp(paddle.x + paddle.speed, FIELD.left + half, FIELD.right - half);
  paddle.speed = x - paddle.x;
  paddle.x = x;
};
