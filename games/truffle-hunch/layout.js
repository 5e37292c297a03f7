// @ts-check

/** @import { Size } from "./field.js" */
/** @typedef {{ left: number, top: number, cell: number, pig: { x: number, y: number, scale: number } }} Layout */

export const COLUMN_WIDTH = 108;
export const SWITCH = { x: 8, y: 292, width: 92, height: 58 };

/** @type {(size: Size) => Layout} */
export const layoutOf = ({ columns, rows }) => {
  if (columns > rows) return { left: 113, top: 64, cell: 29, pig: { x: 374, y: 42, scale: 0.5 } };
  const cell = Math.floor(340 / rows);
  return {
    left: COLUMN_WIDTH + 10,
    top: Math.round((360 - cell * rows) / 2),
    cell,
    pig: { x: 552, y: 196, scale: 0.92 },
  };
};

/** @param {Size} size @param {number} cell */
export const centerOf = (size, cell) => {
  const { left, top, cell: width } = layoutOf(size);
  return {
    x: left + ((cell % size.columns) + 0.5) * width,
    y: top + (Math.floor(cell / size.columns) + 0.5) * width,
  };
};

/** @param {Size} size @param {{ x: number, y: number }} point @returns {number | null} */
export const cellAt = (size, { x, y }) => {
  const { left, top, cell } = layoutOf(size);
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  if (column < 0 || row < 0 || column >= size.columns || row >= size.rows) return null;
  return row * size.columns + column;
};

/** @param {{ x: number, y: number }} point */
export const isOnSwitch = ({ x, y }) =>
  x >= SWITCH.x && x <= SWITCH.x + SWITCH.width && y >= SWITCH.y && y <= SWITCH.y + SWITCH.height;
