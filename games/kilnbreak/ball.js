// @ts-check
import { BALL_RADIUS_PX, FIELD, PADDLE_HEIGHT_PX, PADDLE_TOP_Y, enforceMinAngle } from "./rules.js";
import { touchedBrick } from "./wall.js";

/** @typedef {import("./levels.js").Brick} Brick */
/** @typedef {import("./wall.js").Wall} Wall */
/** @typedef {{ x: number, y: number, dx: number, dy: number, isEmber: boolean }} Ball dx and dy: the direction, of length 1 */
/** @typedef {{ x: number, width: number }} Paddle x: its middle */
/**
 * @typedef {object} Contacts
 * @property {(ball: Ball, brick: Brick) => void} onBrick
 * @property {(ball: Ball) => void} onPaddle
 * @property {(ball: Ball) => void} onSide
 */

const STRIDE_PX = 2;
const PADDLE_REACH_PX = 5;

/** @param {Ball} ball @param {Contacts} contacts */
const bounceOffSides = (ball, { onSide }) => {
  const left = FIELD.left + BALL_RADIUS_PX;
  const right = FIELD.right - BALL_RADIUS_PX;
  const top = FIELD.top + BALL_RADIUS_PX;
  const isOutside = ball.x < left || ball.x > right || ball.y < top;
  if (!isOutside) return;
  if (ball.x < left) ball.dx = Math.abs(ball.dx);
  if (ball.x > right) ball.dx = -Math.abs(ball.dx);
  if (ball.y < top) ball.dy = Math.abs(ball.dy);
  ball.x = Math.min(right, Math.max(left, ball.x));
  ball.y = Math.max(top, ball.y);
  onSide(ball);
};

/** Bricks reflect a ball, but not an ember. */
/** @param {Ball} ball @param {"x" | "y"} axis @param {number} distance @param {Wall} wall @param {Contacts} contacts */
const moveAlong = (ball, axis, distance, wall, { onBrick }) => {
  const direction = axis === "x" ? "dx" : "dy";
  const before = ball[axis];
  ball[axis] += ball[direction] * distance;
  const brick = touchedBrick(wall, ball.x, ball.y);
  if (!brick) return;
  if (!ball.isEmber) {
    ball[axis] = before;
    ball[direction] = -ball[direction];
  }
  onBrick(ball, brick);
};

/** @param {Ball} ball @param {Paddle} paddle */
const isOnPaddle = ({ x, y, dy }, paddle) =>
  dy > 0 &&
  y + BALL_RADIUS_PX >= PADDLE_TOP_Y &&
  y < PADDLE_TOP_Y + PADDLE_HEIGHT_PX &&
  Math.abs(x - paddle.x) <= paddle.width / 2 + PADDLE_REACH_PX;

/**
 * Moves in substeps shorter than a brick, so that no collision is missed.
 * @param {Ball} ball
 * @param {number} distance in px
 * @param {Wall} wall
 * @param {Paddle} paddle
 * @param {Contacts} contacts
 */
export const flyBall = (ball, distance, wall, paddle, contacts) => {
  const strides = Math.ceil(distance / STRIDE_PX);
  for (let stride = 0; stride < strides; stride++) {
    moveAlong(ball, "x", distance / strides, wall, contacts);
    moveAlong(ball, "y", distance / strides, wall, contacts);
    bounceOffSides(ball, contacts);
    if (isOnPaddle(ball, paddle)) {
      ball.y = PADDLE_TOP_Y - BALL_RADIUS_PX;
      contacts.onPaddle(ball);
    }
    enforceMinAngle(ball);
  }
};

/** @param {Ball} ball */
export const isLost = ({ y }) => y > FIELD.bottom;
