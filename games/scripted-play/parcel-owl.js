// @ts-check
import { SOLUTIONS } from "../parcel-owl/solutions.js";

/** @import { OwlRun } from "../parcel-owl/run.js" */

const MOVE_EVERY_STEPS = 12;
const NOTHING = {
  ...{ up: false, right: false, down: false, left: false },
  ...{ undo: false, restart: false, confirm: false, shelf: false, touch: null, newPresses: [] },
};
/** @type {Readonly<Record<string, "up" | "right" | "down" | "left">>} */
const BY_LETTER = { u: "up", r: "right", d: "down", l: "left" };

/** @param {OwlRun} run */
const nextMove = ({ phase, number, moves }) =>
  phase === "working" ? BY_LETTER[SOLUTIONS[number]?.[moves] ?? ""] : undefined;

export const createPlayer = () => {
  let steps = 0;
  /** @param {OwlRun} run */
  return (run) => {
    steps += 1;
    const move = steps % MOVE_EVERY_STEPS === 0 ? nextMove(run) : undefined;
    return move ? { ...NOTHING, [move]: true, newPresses: [move] } : NOTHING;
  };
};

export const createHands =
  () =>
  /** @param {OwlRun} run */
  (run) => {
    const move = nextMove(run);
    return move ? { tap: move } : {};
  };
