// @ts-check
import { DIRECTIONS, freeCells, slideBoard } from "../seaglass/board.js";
import { NOTHING, carefulPlayer } from "../seaglass/scripted-player.js";

/** @import { SeaglassRun } from "../seaglass/run.js" */

const MOVE_EVERY_STEPS = 18;

export const createPlayer = () => {
  let steps = 0;
  /** @param {SeaglassRun} run */
  return (run) => (++steps % MOVE_EVERY_STEPS === 0 ? carefulPlayer(run) : NOTHING);
};

/** Fills the board quickly. @param {SeaglassRun} run */
const worstMove = ({ board }) => {
  let minRoom = Infinity;
  /** @type {string | undefined} */
  let worst;
  for (const direction of DIRECTIONS) {
    const next = slideBoard(board, direction);
    const room = freeCells(next.board).length;
    if (next.travels.length === 0 || room >= minRoom) continue;
    minRoom = room;
    worst = direction;
  }
  return worst;
};

export const createHands = () => {
  /** @param {SeaglassRun} run */
  return (run) => {
    const move = run.phase === "playing" ? worstMove(run) : undefined;
    return move ? { tap: move } : {};
  };
};
