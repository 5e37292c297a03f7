// @ts-check
import { COLUMNS, ROWS } from "./rules.js";

/** @import { Cell } from "./rules.js" */
/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {{ axis: "row" | "column", index: number }} Line */
/** @typedef {"away" | "warning" | "down"} Grip */

export const EVERY_STEPS = 20 * 60;
export const WARNING_STEPS = 60;
export const DOWN_STEPS = 3 * 60;
/** Beside the rim they would only block an empty lane. */
const MARGIN_CELLS = 2;

/** @param {Random} random @returns {Line} */
export const aim = (random) => {
  const isRow = random.chance(0.5);
  const index = random.int(MARGIN_CELLS, (isRow ? ROWS : COLUMNS) - 1 - MARGIN_CELLS);
  return { axis: isRow ? "row" : "column", index };
};

/** @param {number} steps @returns {Grip} */
export const gripAt = (steps) => {
  const since = steps % EVERY_STEPS;
  if (steps < EVERY_STEPS || since >= WARNING_STEPS + DOWN_STEPS) return "away";
  return since < WARNING_STEPS ? "warning" : "down";
};

/** @param {Line} line @param {Cell} cell */
export const isOnLine = ({ axis, index }, { x, y }) => (axis === "row" ? y : x) === index;
