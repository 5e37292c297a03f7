// @ts-check

/** @import { Size } from "./field.js" */
/** @typedef {{ left: boolean, right: boolean, up: boolean, down: boolean }} Arrows held keys */

const REPEAT_AFTER_STEPS = 15;
const REPEAT_EVERY_STEPS = 5;

/** Walks over the cells while arrows are held: one cell at once, then, after a moment, cell by cell. */
export const createWalk = () => {
  const heldSteps = { left: 0, right: 0, up: 0, down: 0 };

  /** @param {keyof Arrows} arrow @param {Arrows} arrows */
  const isDue = (arrow, arrows) => {
    if (!arrows[arrow]) {
      heldSteps[arrow] = 0;
      return false;
    }
    const steps = heldSteps[arrow]++;
    return steps === 0 || (steps >= REPEAT_AFTER_STEPS && (steps - REPEAT_AFTER_STEPS) % REPEAT_EVERY_STEPS === 0);
  };

  /** @param {number} cell @param {Arrows} arrows @param {Size} size @returns {number} the cell after this step */
  return (cell, arrows, { columns, rows }) => {
    const due = (/** @type {keyof Arrows} */ arrow) => Number(isDue(arrow, arrows));
    const column = (cell % columns) + due("right") - due("left");
    const row = Math.floor(cell / columns) + due("down") - due("up");
    return Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column));
  };
};
