// @ts-check
import { SEATS } from "../pond-quartet/seats.js";
import { FROGS } from "../pond-quartet/song.js";

/** @import { PondRun } from "../pond-quartet/run.js" */

const TARGET_ROUNDS = 2;
/** Slow enough to look human. */
const PAUSE_STEPS = 22;

/** @param {PondRun} run */
const expectedFrog = (run) => run.song[run.grades.length] ?? "down";

/** @param {PondRun} run whether the coming step is on the beat, where beats count */
const isOnBeat = (run) => !run.isTimed || (run.beatsToFirstNote + run.grades.length) * run.beatSteps <= 1;

export const createPlayer = () => {
  let waited = 0;
  /** @param {PondRun} run */
  return (run) => {
    waited = run.isListening ? waited + 1 : 0;
    if (!run.isListening || !isOnBeat(run) || (!run.isTimed && waited < PAUSE_STEPS)) return {};
    waited = 0;
    return { [expectedFrog(run)]: true };
  };
};

export const createHands =
  () =>
  /** @param {PondRun} run */
  (run) => {
    if (!run.isListening) return {};
    const expected = expectedFrog(run);
    const frog = run.round <= TARGET_ROUNDS ? expected : (FROGS.find((other) => other !== expected) ?? expected);
    const { x, y } = SEATS[frog];
    return { tap: frog, at: { x, y } };
  };
