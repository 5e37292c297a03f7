// @ts-check
import { chooseDirection } from "../long-noodle/scripted-player.js";
export { createCarefulPlayer as createPlayer } from "../long-noodle/scripted-player.js";

/** @import { NoodleRun } from "../long-noodle/run.js" */

export const createHands =
  () =>
  /** @param {NoodleRun} run */
  (run) => {
    if (run.phase !== "swimming" || run.points > 0 || run.turns.length > 0) return {};
    const direction = chooseDirection(run);
    return direction === run.direction ? {} : { tap: direction };
  };
