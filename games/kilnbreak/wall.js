// @ts-check
import { BALL_RADIUS_PX, BRICK_HEIGHT_PX, BRICK_WIDTH_PX, COLUMNS, FIELD, ROWS } from "./rules.js";

/** @typedef {import("./levels.js").Brick} Brick */
/** @typedef {(Brick | null)[]} Wall cells by row and column; null: a hole */

export const WALL_TOP_Y = 44;
const HALF_WIDTH = BRICK_WIDTH_PX / 2;
const HALF_HEIGHT = BRICK_HEIGHT_PX / 2;
/** Mortar does not collide. */
const MORTAR_PX = 1;

/** @param {number} row */
const rowLeft = (row) => FIELD.left + (row % 2 === 1 ? HALF_WIDTH : 0);

/** @param {{ row: number, column: number }} brick */
export const brickCenter = ({ row, column }) => ({
  x: rowLeft(row) + column * BRICK_WIDTH_PX + HALF_WIDTH,
  y: WALL_TOP_Y + row * BRICK_HEIGHT_PX + HALF_HEIGHT,
});

/** @param {Brick} brick @param {number} x @param {number} y @returns {number} how far outside the ball is, squared */
const distanceOutside = (brick, x, y) => {
  const left = rowLeft(brick.row) + brick.column * BRICK_WIDTH_PX + MORTAR_PX;
  const top = WALL_TOP_Y + brick.row * BRICK_HEIGHT_PX + MORTAR_PX;
  const dx = Math.max(left - x, 0, x - left - BRICK_WIDTH_PX + 2 * MORTAR_PX);
  const dy = Math.max(top - y, 0, y - top - BRICK_HEIGHT_PX + 2 * MORTAR_PX);
  return dx * dx + dy * dy;
};

/** @param {Wall} wall @param {number} x @param {number} y @returns {Brick | null} */
export const touchedBrick = (wall, x, y) => {
  const firstRow = Math.max(0, Math.floor((y - BALL_RADIUS_PX - WALL_TOP_Y) / BRICK_HEIGHT_PX));
  const lastRow = Math.min(ROWS - 1, Math.floor((y + BALL_RADIUS_PX - WALL_TOP_Y) / BRICK_HEIGHT_PX));
  let nearest = BALL_RADIUS_PX * BALL_RADIUS_PX;
  /** @type {Brick | null} */
  let found = null;
  for (let row = firstRow; row <= lastRow; row++) {
    const left = rowLeft(row);
    const firstColumn = Math.max(0, Math.floor((x - BALL_RADIUS_PX - left) / BRICK_WIDTH_PX));
    const lastColumn = Math.min(COLUMNS - 1, Math.floor((x + BALL_RADIUS_PX - left) / BRICK_WIDTH_PX));
    for (let column = firstColumn; column <= lastColumn; column++) {
      const brick = wall[row * COLUMNS + column];
      if (!brick) continue;
      const distance = distanceOutside(brick, x, y);
      if (distance >= nearest) continue;
      nearest = distance;
      found = brick;
    }
  }
  return found;
};

/** @param {Wall} wall @param {Brick} brick */
export const removeBrick = (wall, { row, column }) => {
  wall[row * COLUMNS + column] = null;
};

/** @param {Wall} wall */
export const countBricks = (wall) => wall.reduce((sum, brick) => sum + (brick ? 1 : 0), 0);
