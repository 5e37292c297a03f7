// @ts-check
import { clockOf } from "../truffle-hunch/board.js";
import { BEETLE, OPEN, UNKNOWN, deduce } from "../truffle-hunch/deduction.js";
import { centerOf } from "../truffle-hunch/layout.js";
import { middleOf } from "../truffle-hunch/run.js";

/** @import { Board } from "../truffle-hunch/board.js" */
/** @import { TruffleRun } from "../truffle-hunch/run.js" */

const THINKING_STEPS = 16;
const LAST_CELLS = 12;
const NOTHING = { left: false, right: false, up: false, down: false, dig: false, flag: false, touch: null };

/** @param {Board} board */
const cellStatesOf = ({ covers }) =>
  Uint8Array.from(covers, (cover) => (cover === "open" ? OPEN : cover === "flag" ? BEETLE : UNKNOWN));

/** @param {number} columns @param {number} from @param {number} cell */
const distance = (columns, from, cell) =>
  Math.abs((from % columns) - (cell % columns)) + Math.abs(Math.floor(from / columns) - Math.floor(cell / columns));

/** @param {TruffleRun} run @param {readonly number[]} cells @returns {number | undefined} */
const nearest = ({ board, cursor }, cells) =>
  [...cells].sort((a, b) => distance(board.size.columns, cursor, a) - distance(board.size.columns, cursor, b))[0];

/** Never guesses. @param {TruffleRun} run */
const think = (run) => {
  const { field, size } = run.board;
  if (!field) return { safe: middleOf(size), bad: undefined };
  const cellStates = cellStatesOf(run.board);
  const { safe, bad } = deduce(field, cellStates);
  // Without flags, deduces from beetles found so far.
  let found = { safe, bad };
  while (found.safe.length === 0 && found.bad.length > 0) {
    for (const cell of found.bad) cellStates[cell] = BEETLE;
    found = deduce(field, cellStates);
  }
  return { safe: nearest(run, found.safe), bad: nearest(run, bad) };
};

export const createPlayer = () => {
  let steps = 0;
  /** @param {TruffleRun} run */
  return (run) => {
    steps += 1;
    if (run.phase !== "digging" || steps % THINKING_STEPS > 0) return NOTHING;
    const { safe, bad } = think(run);
    if (bad !== undefined) return { ...NOTHING, touch: { cell: bad, act: "flag" } };
    return safe === undefined ? NOTHING : { ...NOTHING, touch: { cell: safe, act: "dig" } };
  };
};

/** @param {TruffleRun} run @param {number} cell the arrow that leads there, or the spade */
const keyTo = ({ board, cursor }, cell) => {
  const { columns } = board.size;
  const across = (cell % columns) - (cursor % columns);
  if (across !== 0) return across < 0 ? "left" : "right";
  const down = Math.floor(cell / columns) - Math.floor(cursor / columns);
  if (down !== 0) return down < 0 ? "up" : "down";
  return "dig";
};

/** Truffles take time off the clock, so a fast player could end with zero. @param {Board} board */
const isTooFast = (board) => board.remainingSafe < LAST_CELLS && clockOf(board) === 0;

export const createHands =
  () =>
  /** @param {TruffleRun} run */
  (run) => {
    if (run.phase !== "digging" || isTooFast(run.board)) return {};
    const { safe } = think(run);
    return safe === undefined ? {} : { tap: keyTo(run, safe), at: centerOf(run.board.size, safe) };
  };
