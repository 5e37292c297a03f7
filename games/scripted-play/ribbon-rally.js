// @ts-check

/** @import { RallyRun } from "../ribbon-rally/run.js" */

const KEY_EVERY_STEPS = 7;

export const createPlayer = () => {
  let steps = 0;
  /** @param {RallyRun} run */
  return (run) => {
    steps += 1;
    const typed = run.phase === "racing" && steps % KEY_EVERY_STEPS === 0 ? [run.nextLetter] : [];
    return { typed, boost: true };
  };
};

export const createHands =
  () =>
  /** @param {RallyRun} run */
  (run) => (run.phase === "racing" && run.nextLetter !== "" ? { letters: run.word.slice(run.letterIndex) } : {});
