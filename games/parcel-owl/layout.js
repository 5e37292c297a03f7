// @ts-check
import { LEVELS } from "./levels.js";
import { SHELF_COLUMNS } from "./run.js";

/** @import { Hall } from "./warehouse.js" */
/** @typedef {{ x: number, y: number }} Point */

export const COLUMN_WIDTH = 100;
const LARGEST_CELL = 54;
const ROOM = { x: COLUMN_WIDTH + 6, y: 18, width: 640 - COLUMN_WIDTH - 12, height: 336 };

/** @type {(hall: Pick<Hall, "columns" | "rows">) => { left: number, top: number, cell: number }} */
export const layoutOf = ({ columns, rows }) => {
  const cell = Math.floor(Math.min(LARGEST_CELL, ROOM.width / columns, ROOM.height / rows));
  return {
    left: Math.round(ROOM.x + (ROOM.width - cell * columns) / 2),
    top: Math.round(ROOM.y + (ROOM.height - cell * rows) / 2),
    cell,
  };
};

/** @param {Hall} hall @param {Point} point @returns {number | null} */
export const cellAt = (hall, { x, y }) => {
  const { left, top, cell } = layoutOf(hall);
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  if (column < 0 || row < 0 || column >= hall.columns || row >= hall.rows) return null;
  const found = row * hall.columns + column;
  return hall.isWall[found] || !hall.isInside[found] ? null : found;
};

const SHELF = { left: 38, top: 14, width: 56.5, height: 86 };

/** @param {number} number @returns {Point} */
export const shelfSpot = (number) => ({
  x: SHELF.left + ((number % SHELF_COLUMNS) + 0.5) * SHELF.width,
  y: SHELF.top + (Math.floor(number / SHELF_COLUMNS) + 1) * SHELF.height - 14,
});

/** @param {Point} point @returns {number | null} */
export const levelAt = ({ x, y }) => {
  const column = Math.floor((x - SHELF.left) / SHELF.width);
  const row = Math.floor((y - SHELF.top) / SHELF.height);
  if (column < 0 || column >= SHELF_COLUMNS || row < 0) return null;
  const number = row * SHELF_COLUMNS + column;
  return number < LEVELS.length ? number : null;
};

export const BUTTONS = /** @type {const} */ ([
  { action: "undo", x: 8, y: 216, size: 40 },
  { action: "restart", x: 52, y: 216, size: 40 },
  { action: "shelf", x: 8, y: 300, size: 40 },
]);

/** @param {Point} point */
export const buttonAt = ({ x, y }) =>
  BUTTONS.find((button) => x >= button.x && x < button.x + button.size && y >= button.y && y < button.y + button.size);
