// @ts-check
import { clockOf, createBoard, dig, flag } from "./board.js";
import { createCursorMover } from "./cursor.js";

/** @import { Board, RunEvent } from "./board.js" */
/** @import { Arrows } from "./cursor.js" */
/** @import { Size } from "./field.js" */
/** @typedef {{ cell: number, act: "aim" | "dig" | "flag" }} Touch what a pointer does to a cell */
/** @typedef {Arrows & { dig: boolean, flag: boolean, touch: Touch | null }} Controls dig and flag: pressed just now */
/** @typedef {"sniffing" | "digging" | "cleared" | "stung"} Phase */
/** @typedef {ReturnType<typeof createRun>} TruffleRun */

/** @type {Record<"small" | "middle" | "large", Size>} */
export const SIZES = {
  small: { columns: 9, rows: 9, beetles: 10 },
  middle: { columns: 12, rows: 12, beetles: 24 },
  large: { columns: 18, rows: 10, beetles: 36 },
};
const ROW_OF_FIVE = [SIZES.small, SIZES.small, SIZES.middle, SIZES.middle, SIZES.large];

export const PHASE_STEPS = { sniffing: 50, digging: Infinity, cleared: 130, stung: 130 };
const BOARD_POINTS = 1000;
const MIN_BOARD_POINTS = 100;
const MS_PER_POINT = 100;
const SEED_STEP = 0x9e3779b9;

/** @param {Size} size the cell in the middle */
export const middleOf = ({ columns, rows }) => Math.floor(rows / 2) * columns + Math.floor(columns / 2);

/** @param {Board} board */
export const pointsOf = (board) => Math.max(MIN_BOARD_POINTS, BOARD_POINTS - Math.floor(clockOf(board) / MS_PER_POINT));

/** Modes: "" and "five" points; "fastest-12" ms or null. @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const isRace = mode === "fastest-12";
  const sizes = isRace ? [SIZES.middle] : ROW_OF_FIVE;
  const boards = sizes.map((size, index) => createBoard(size, (seed + index * SEED_STEP) >>> 0));
  const moveCursor = createCursorMover();
  const run = {
    mode,
    isRace,
    boards,
    index: 0,
    cursor: middleOf(sizes[0] ?? SIZES.small),
    /** @type {Phase} */
    phase: mode === "" ? "digging" : "sniffing",
    phaseSteps: 0,
    /** @type {RunEvent[]} */
    events: [],
    /** @type {(number | null)[]} points by board; null after a beetle */
    results: [],
    isOver: false,
    get board() {
      const board = boards[run.index];
      if (!board) throw new RangeError(`No board ${run.index}.`);
      return board;
    },
    /** @returns {number | null} */
    get score() {
      if (!isRace) return run.results.reduce((/** @type {number} */ sum, points) => sum + (points ?? 0), 0);
      return run.phase === "stung" ? null : clockOf(run.board);
    },
    /** @param {Controls} controls */
    step: (controls) => {
      if (run.isOver) return;
      run.events = [];
      run.phaseSteps += 1;
      if (run.phase === "sniffing") sniff(run);
      else if (run.phase === "digging") work(run, controls, moveCursor);
      else if (run.phaseSteps >= PHASE_STEPS[run.phase]) advanceBoard(run);
    },
  };
  return run;
};

/** @param {TruffleRun} run @param {Phase} phase */
const enter = (run, phase) => {
  run.phase = phase;
  run.phaseSteps = 0;
};

/** @param {TruffleRun} run */
const sniff = (run) => {
  if (run.phaseSteps < PHASE_STEPS.sniffing) return;
  dig(run.board, run.cursor, run.events);
  enter(run, "digging");
};

/** @param {TruffleRun} run */
const settle = (run) => {
  const { board } = run;
  if (board.stungAt !== null) {
    run.results.push(null);
    enter(run, "stung");
  } else if (board.remainingSafe === 0) {
    run.results.push(pointsOf(board));
    run.events.push({ type: "cleared" });
    enter(run, "cleared");
  }
};

/** @param {TruffleRun} run @param {Controls} controls @param {ReturnType<typeof createCursorMover>} moveCursor */
const work = (run, controls, moveCursor) => {
  const { board, events } = run;
  if (board.field) board.steps += 1;
  run.cursor = moveCursor(run.cursor, controls, board.size);
  if (controls.dig) dig(board, run.cursor, events);
  else if (controls.flag) flag(board, run.cursor, events);
  const { touch } = controls;
  if (touch && touch.cell in board.covers && board.stungAt === null) {
    run.cursor = touch.cell;
    if (touch.act === "dig") dig(board, touch.cell, events);
    if (touch.act === "flag") flag(board, touch.cell, events);
  }
  settle(run);
};

/** @param {TruffleRun} run */
const advanceBoard = (run) => {
  if (run.index === run.boards.length - 1) {
    run.isOver = true;
    return;
  }
  run.index += 1;
  run.cursor = middleOf(run.board.size);
  run.events.push({ type: "next" });
  enter(run, run.mode === "" ? "digging" : "sniffing");
};
