// @ts-check
import { SEATS } from "../pond-quartet/seats.js";
import { FROGS } from "../pond-quartet/song.js";

/** @import { PondRun } from "../pond-quartet/run.js" */

const ENOUGH_ROUNDS = 2;
/** Slow enough to look human. */
const CALM_STEPS = 22;

/** @param {PondRun} run */
const dueFrog = (run) => run.song[run.answers.length] ?? "down";

/** @param {PondRun} run whether the coming step is on the beat, where beats count */
const isOnBeat = (run) => !run.isTimed || (run.beatsToFirstAnswer + run.answers.length) * run.beatSteps <= 1;

export const createPlayer = () => {
  let waited = 0;
  /** @param {PondRun} run */
  return (run) => {
    waited = run.isListening ? waited + 1 : 0;
    if (!run.isListening || !isOnBeat(run) || (!run.isTimed && waited < CALM_STEPS)) return {};
    waited = 0;
    return { [dueFrog(run)]: true };
  };
};

export const createHands =
  () =>
  /** @param {PondRun} run */
  (run) => {
    if (!run.isListening) return {};
    const due = dueFrog(run);
    const frog = run.round <= ENOUGH_ROUNDS ? due : (FROGS.find((other) => other !== due) ?? due);
    const { x, y } = SEATS[frog];
    return { tap: frog, at: { x, y } };
  };
