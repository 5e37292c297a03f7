// @ts-check
import { createRandom } from "../kit/random.js";
import { spreadFrom } from "./field.js";
import { hideBeetles, hideTruffles } from "./meadow.js";

/** @import { Field, Size } from "./field.js" */
/** @typedef {"grass" | "flag" | "open"} Cover */
/**
 * @typedef {{ type: "open", cells: number[], from: number } | { type: "truffle", cell: number }
 *   | { type: "flag" | "unflag", cell: number } | { type: "refused", cell: number }
 *   | { type: "stung", cell: number } | { type: "cleared" | "next" }} RunEvent
 */
/** @typedef {ReturnType<typeof createBoard>} Board */

export const TRUFFLE_MS = 5000;

/** Beetles are placed at the first dig, away from it. @param {Size} size @param {number} seed */
export const createBoard = (size, seed) => {
  const cells = size.columns * size.rows;
  return {
    size,
    random: createRandom(seed),
    /** @type {Field | null} */
    field: null,
    /** @type {Cover[]} */
    covers: Array.from({ length: cells }, () => "grass"),
    remainingSafe: cells - size.beetles,
    /** @type {number[]} cells with a truffle */
    truffles: [],
    trufflesFound: 0,
    steps: 0,
    /** @type {number | null} the beetle that was dug up */
    stungAt: null,
  };
};

/** @param {Board} board */
export const clockOf = ({ steps, trufflesFound }) =>
  Math.max(0, Math.round((steps * 1000) / 60) - TRUFFLE_MS * trufflesFound);

/** Negative with too many flags. @param {Board} board */
export const remainingBeetles = ({ size, covers }) => size.beetles - covers.filter((cover) => cover === "flag").length;

/** @param {Board} board @param {number} cell @returns {Field} */
const fieldFor = (board, cell) => {
  if (board.field) return board.field;
  board.field = hideBeetles(board.size, cell, board.random);
  board.truffles = hideTruffles(board.field, cell, board.random);
  return board.field;
};

/** @param {Board} board @param {number} cell @param {RunEvent[]} events */
const openCover = (board, cell, events) => {
  const field = fieldFor(board, cell);
  if (field.isBeetle[cell]) {
    board.stungAt = cell;
    events.push({ type: "stung", cell });
    return;
  }
  const cells = spreadFrom(field, cell, (next) => board.covers[next] === "grass");
  for (const next of cells) board.covers[next] = "open";
  board.remainingSafe -= cells.length;
  events.push({ type: "open", cells, from: cell });
  for (const truffle of board.truffles) {
    if (!cells.includes(truffle)) continue;
    board.trufflesFound += 1;
    events.push({ type: "truffle", cell: truffle });
  }
};

/** @param {Board} board @param {number} cell @param {RunEvent[]} events */
const openAround = (board, cell, events) => {
  const around = board.field?.neighbours[cell] ?? [];
  const flags = around.filter((next) => board.covers[next] === "flag").length;
  const rest = around.filter((next) => board.covers[next] === "grass");
  const number = board.field?.numbers[cell];
  if (rest.length === 0 || number === 0) return;
  if (flags !== number) {
    events.push({ type: "refused", cell });
    return;
  }
  for (const next of rest) if (board.stungAt === null && board.covers[next] === "grass") openCover(board, next, events);
};

/** @param {Board} board @param {number} cell @param {RunEvent[]} events */
export const dig = (board, cell, events) => {
  const cover = board.covers[cell];
  if (cover === "grass") openCover(board, cell, events);
  else if (cover === "open") openAround(board, cell, events);
  else events.push({ type: "refused", cell });
};

/** @param {Board} board @param {number} cell @param {RunEvent[]} events */
export const flag = (board, cell, events) => {
  const cover = board.covers[cell];
  if (cover === "open") {
    openAround(board, cell, events);
    return;
  }
  board.covers[cell] = cover === "flag" ? "grass" : "flag";
  events.push({ type: cover === "flag" ? "unflag" : "flag", cell });
};
