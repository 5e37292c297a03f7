// @ts-check
import { createKeyRepeat } from "../kit/key-repeat.js";

/** @import { Size } from "./field.js" */
/** @typedef {{ left: boolean, right: boolean, up: boolean, down: boolean }} Arrows held keys */

const REPEAT_AFTER_STEPS = 15;
const REPEAT_EVERY_STEPS = 5;

export const createCursorMover = () => {
  const repeat = () => createKeyRepeat(REPEAT_AFTER_STEPS, REPEAT_EVERY_STEPS);
  const repeaters = { left: repeat(), right: repeat(), up: repeat(), down: repeat() };

  /** @param {number} cell @param {Arrows} arrows @param {Size} size @returns {number} the cell after this step */
  return (cell, arrows, { columns, rows }) => {
    const column = (cell % columns) + Number(repeaters.right(arrows.right)) - Number(repeaters.left(arrows.left));
    const row = Math.floor(cell / columns) + Number(repeaters.down(arrows.down)) - Number(repeaters.up(arrows.up));
    return Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column));
  };
};
