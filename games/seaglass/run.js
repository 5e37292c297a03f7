// @ts-check
import { createRandom } from "../kit/random.js";
import { DIRECTIONS, EMPTY_BOARD, canMove, freeCells, slideBoard } from "./board.js";

/** @import { Board, Direction, Slide } from "./board.js" */
/** @typedef {Record<Direction | "undo", boolean>} Controls what was pressed since the last step */
/** @typedef {"playing" | "tide" | "stuck" | "won"} Phase */
/** @typedef {{ board: Board, points: number, moves: number }} UndoState */
/**
 * @typedef {Slide & { kind: "slide", isWave: boolean, direction: Direction }} SlideEvent
 * @typedef {SlideEvent | { kind: "spawn", id: number, at: number, value: number } | { kind: "blocked", direction: Direction }
 *   | { kind: "tide" } | { kind: "undo" } | { kind: "stuck" } | { kind: "won" }} RunEvent
 */
/** @typedef {ReturnType<typeof createRun>} SeaglassRun */

export const TIDE_MOVES = 12;
export const GOAL_VALUE = 512;
const FOUR_CHANCE = 0.1;
const WAVE_FACTOR = 2;
const FIRST_SHARDS = 2;

/** Step at which the wave pushes. */
export const PUSH_STEP = 22;
export const TIDE_STEPS = 52;
export const WON_STEPS = 130;
/** Leaves time for the undo. */
const STUCK_STEPS = { withUndo: 240, without: 110 };

/** Mode "moves": score is the moves until the first 512. @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const run = {
    mode,
    seed,
    /** @type {Board} */
    board: EMPTY_BOARD,
    points: 0,
    moves: 0,
    shards: 0,
    /** @type {UndoState | null} the board before the last move */
    undoState: null,
    hasUndo: true,
    /** @type {Direction | null} requested during the wave */
    pendingDirection: null,
    /** @type {Phase} */
    phase: "playing",
    phaseSteps: 0,
    steps: 0,
    /** @type {RunEvent[]} what happened in the last step */
    events: [],
    get tide() {
      return run.moves % TIDE_MOVES;
    },
    get isOver() {
      if (run.phase === "won") return run.phaseSteps >= WON_STEPS;
      const waitSteps = run.hasUndo && run.undoState ? STUCK_STEPS.withUndo : STUCK_STEPS.without;
      return run.phase === "stuck" && run.phaseSteps >= waitSteps;
    },
    /** @returns {number | null} */
    get score() {
      if (mode !== "moves") return run.points;
      return run.phase === "stuck" ? null : run.moves;
    },
    /** @param {Controls} controls */
    step: (controls) => advance(run, controls),
  };
  for (let shard = 0; shard < FIRST_SHARDS; shard++) spawn(run, -1 - shard);
  run.events = [];
  return run;
};

/** @param {SeaglassRun} run @param {Phase} phase */
const enter = (run, phase) => {
  run.phase = phase;
  run.phaseSteps = 0;
};

/** Depends on the move's number only, so that an undo cannot reroll. @param {SeaglassRun} run @param {number} number */
const spawn = (run, number) => {
  const random = createRandom((run.seed + Math.imul(number, 0x9e3779b9)) >>> 0);
  random.next();
  const value = random.chance(FOUR_CHANCE) ? 4 : 2;
  const at = random.pick(freeCells(run.board));
  const id = run.shards++;
  run.board = run.board.map((shard, cell) => (cell === at ? { id, value } : shard));
  run.events.push({ kind: "spawn", id, at, value });
};

/** @param {SeaglassRun} run @param {Direction} direction @param {boolean} isWave @returns {boolean} whether anything moved */
const slide = (run, direction, isWave) => {
  const result = slideBoard(run.board, direction);
  if (result.travels.length === 0) return false;
  run.board = result.board;
  const fused = result.fuses.reduce((sum, { value }) => sum + value, 0);
  run.points += fused * (isWave ? WAVE_FACTOR : 1);
  run.events.push({ ...result, kind: "slide", isWave, direction });
  return true;
};

/** @param {SeaglassRun} run */
const checkEnd = (run) => {
  const isWon = run.mode === "moves" && run.board.some((shard) => shard !== null && shard.value >= GOAL_VALUE);
  if (isWon) {
    enter(run, "won");
    run.events.push({ kind: "won" });
  } else if (!canMove(run.board)) {
    enter(run, "stuck");
    run.events.push({ kind: "stuck" });
  }
};

/** @param {SeaglassRun} run @param {Direction} direction */
const move = (run, direction) => {
  const { board, points, moves } = run;
  if (!slide(run, direction, false)) {
    run.events.push({ kind: "blocked", direction });
    return;
  }
  run.undoState = { board, points, moves };
  run.moves += 1;
  spawn(run, run.moves);
  checkEnd(run);
  if (run.phase !== "playing" || run.tide !== 0) return;
  enter(run, "tide");
  run.events.push({ kind: "tide" });
};

/** @param {SeaglassRun} run */
const undo = (run) => {
  if (!run.hasUndo || !run.undoState) return;
  Object.assign(run, run.undoState);
  run.undoState = null;
  run.hasUndo = false;
  enter(run, "playing");
  run.events.push({ kind: "undo" });
};

/** @param {Controls} controls @returns {Direction | null} */
const directionOf = (controls) => DIRECTIONS.find((direction) => controls[direction]) ?? null;

/** @param {SeaglassRun} run @param {Controls} controls */
const flood = (run, controls) => {
  run.pendingDirection = directionOf(controls) ?? run.pendingDirection;
  if (run.phaseSteps === PUSH_STEP) slide(run, "up", true);
  if (run.phaseSteps < TIDE_STEPS) return;
  enter(run, "playing");
  checkEnd(run);
};

/** @param {SeaglassRun} run @param {Controls} controls */
const advance = (run, controls) => {
  run.events = [];
  if (run.isOver) return;
  run.steps += 1;
  run.phaseSteps += 1;
  if (run.phase === "tide") {
    flood(run, controls);
    return;
  }
  if (controls.undo && run.phase !== "won") undo(run);
  else if (run.phase === "playing") {
    const direction = directionOf(controls) ?? run.pendingDirection;
    run.pendingDirection = null;
    if (direction) move(run, direction);
  }
};
