// @ts-check
import { CELLS, DIRECTIONS, freeCells, slideBoard } from "./board.js";

/** @import { Board, Direction } from "./board.js" */
/** @import { Controls, SeaglassRun } from "./run.js" */

/** @type {Controls} */
export const NOTHING = { up: false, down: false, left: false, right: false, undo: false };

/** Large shards on top, where the tide moves them. */
const SNAKE = [15, 14, 13, 12, 8, 9, 10, 11, 7, 6, 5, 4, 0, 1, 2, 3];
const DEPTH = 2;

/** @param {Board} board */
const rate = (board) => {
  let worth = 60 * freeCells(board).length;
  for (let cell = 0; cell < CELLS; cell++) worth += (board[cell]?.value ?? 0) * (SNAKE[cell] ?? 0) ** 1.5 * 0.1;
  return worth;
};

/** @param {Board} board @param {number} depth @returns {number} */
const evaluateMoves = (board, depth) => {
  if (depth === 0) return rate(board);
  let best = -1e6;
  for (const direction of DIRECTIONS) {
    const { board: next, travels, fuses } = slideBoard(board, direction);
    if (travels.length === 0) continue;
    const fused = fuses.reduce((sum, { value }) => sum + value, 0);
    best = Math.max(best, fused + evaluateMoves(next, depth - 1));
  }
  return best;
};

/** @param {SeaglassRun} run @returns {Controls} */
export const carefulPlayer = ({ board, phase }) => {
  if (phase !== "playing") return NOTHING;
  /** @type {{ direction: Direction | null, worth: number }} */
  let best = { direction: null, worth: -Infinity };
  for (const direction of DIRECTIONS) {
    const { board: next, travels, fuses } = slideBoard(board, direction);
    if (travels.length === 0) continue;
    const fused = fuses.reduce((sum, { value }) => sum + value, 0);
    const worth = fused + evaluateMoves(next, DEPTH) - (direction === "down" ? 400 : 0);
    if (worth > best.worth) best = { direction, worth };
  }
  return best.direction ? { ...NOTHING, [best.direction]: true } : NOTHING;
};
