// @ts-check
import { BOWL_CELLS, COLUMNS, ROWS } from "./rules.js";

/** @import { Cell } from "./rules.js" */

/** In px. */
export const CELL_PX = 21;
export const SOUP = { x: 97, y: 22, width: COLUMNS * CELL_PX, height: ROWS * CELL_PX, radius: 2.7 * CELL_PX };

/** @param {number} column may lie between two @returns {number} */
export const xAt = (column) => SOUP.x + (column + 0.5) * CELL_PX;
/** @param {number} row may lie between two @returns {number} */
export const yAt = (row) => SOUP.y + (row + 0.5) * CELL_PX;

/** @param {(cell: Cell, x: number, y: number) => void} visit */
export const visitChecks = (visit) => {
  for (const cell of BOWL_CELLS) {
    if ((cell.x + cell.y) % 2 === 0) visit(cell, SOUP.x + cell.x * CELL_PX, SOUP.y + cell.y * CELL_PX);
  }
};
