// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import {
  COYOTE_SECONDS,
  DIVE_GRAVITY_PX_S2,
  FOX_HEIGHT_PX,
  FOX_WIDTH_PX,
  GRAVITY_PX_S2,
  HELD_GRAVITY_PX_S2,
  HOLD_SECONDS,
  JUMP_BUFFER_SECONDS,
  JUMP_PX_S,
  LEDGE_GRAB_PX,
  SLIDE_SECONDS,
  SLIDING_HEIGHT_PX,
} from "./rules.js";

/** @typedef {{ isJumpPressed: boolean, isJumpHeld: boolean, isSlidePressed: boolean, isSlideHeld: boolean }} Controls */
/** @typedef {ReturnType<typeof createFox>} Fox */
/** @typedef {import("./course.js").Roof} Roof */

const HALF_WIDTH_PX = FOX_WIDTH_PX / 2;

/** `x` is the centre, `y` the paws. @param {number} top of the first roof */
export const createFox = (top) => ({
  x: 0,
  y: top,
  previousX: 0,
  previousY: top,
  fallSpeed: 0,
  isOnRoof: true,
  isBlocked: false,
  isDiving: false,
  slideSeconds: 0,
  /** Remaining time with the jump's lower gravity. */
  holdSeconds: 0,
  jumpBuffer: 0,
  coyote: 0,
});

/** @param {Fox} fox */
export const foxHeight = (fox) => (fox.slideSeconds > 0 ? SLIDING_HEIGHT_PX : FOX_HEIGHT_PX);

/** @param {Fox} fox @param {Controls} controls @returns {boolean} whether it took off */
const tryJump = (fox, controls) => {
  if (controls.isJumpPressed) fox.jumpBuffer = JUMP_BUFFER_SECONDS;
  if (fox.jumpBuffer <= 0 || fox.coyote <= 0) return false;
  fox.fallSpeed = -JUMP_PX_S;
  fox.holdSeconds = HOLD_SECONDS;
  fox.slideSeconds = 0;
  fox.jumpBuffer = 0;
  fox.coyote = 0;
  fox.isOnRoof = false;
  fox.isDiving = false;
  return true;
};

/** Slides on a roof, dives in the air. @param {Fox} fox @param {Controls} controls */
const trySlide = (fox, controls) => {
  if (!controls.isSlidePressed) return false;
  if (!fox.isOnRoof) fox.isDiving = true;
  else if (fox.slideSeconds <= 0) fox.slideSeconds = SLIDE_SECONDS;
  else return false;
  return fox.isOnRoof;
};

/** @param {Fox} fox @param {Controls} controls */
const gravityOf = (fox, controls) => {
  if (fox.isDiving) return DIVE_GRAVITY_PX_S2;
  if (!controls.isJumpHeld) fox.holdSeconds = 0;
  return fox.holdSeconds > 0 ? HELD_GRAVITY_PX_S2 : GRAVITY_PX_S2;
};

/** @param {Fox} fox @param {number} wallX */
const hitWall = (fox, wallX) => {
  fox.isBlocked = true;
  fox.x = wallX - HALF_WIDTH_PX;
  fox.fallSpeed = Math.max(0, fox.fallSpeed);
};

/** @param {Fox} fox @param {Roof[]} roofs @returns {boolean} whether it landed just now */
const collideWithRoofs = (fox, roofs) => {
  const wasOnRoof = fox.isOnRoof;
  fox.isOnRoof = false;
  for (const { left, right, top } of roofs) {
    const isOver = fox.x + HALF_WIDTH_PX > left && fox.x - HALF_WIDTH_PX < right;
    if (!isOver || fox.y < top) continue;
    if (fox.previousY > top + LEDGE_GRAB_PX) {
      if (fox.previousX + HALF_WIDTH_PX <= left) hitWall(fox, left);
      continue;
    }
    if (fox.fallSpeed < 0) continue;
    fox.y = top;
    fox.fallSpeed = 0;
    fox.isOnRoof = true;
    fox.isDiving = false;
    fox.coyote = COYOTE_SECONDS;
  }
  return !wasOnRoof && fox.isOnRoof;
};

/**
 * @param {Fox} fox
 * @param {Controls} controls
 * @param {{ speed: number, roofs: Roof[] }} world speed in px/s
 * @returns {{ hasJumped: boolean, hasSlid: boolean, hasLanded: boolean }}
 */
export const stepFox = (fox, controls, { speed, roofs }) => {
  fox.previousX = fox.x;
  fox.previousY = fox.y;
  const canAct = !fox.isBlocked;
  const hasJumped = canAct && tryJump(fox, controls);
  let hasSlid = canAct && trySlide(fox, controls);
  fox.fallSpeed += gravityOf(fox, controls) * STEP_SECONDS;
  fox.holdSeconds -= STEP_SECONDS;
  fox.jumpBuffer -= STEP_SECONDS;
  fox.coyote -= STEP_SECONDS;
  fox.slideSeconds -= STEP_SECONDS;
  if (!fox.isBlocked) fox.x += speed * STEP_SECONDS;
  fox.y += fox.fallSpeed * STEP_SECONDS;
  const hasLanded = collideWithRoofs(fox, roofs);
  if (hasLanded && controls.isSlideHeld && fox.slideSeconds <= 0) {
    fox.slideSeconds = SLIDE_SECONDS;
    hasSlid = true;
  }
  return { hasJumped, hasSlid, hasLanded };
};
