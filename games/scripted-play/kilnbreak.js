// @ts-check
export { createPlayer } from "../kilnbreak/scripted-player.js";

/** @import { KilnbreakRun } from "../kilnbreak/run.js" */

const READY_STEPS = 20;

export const createHands =
  () =>
  /** @param {KilnbreakRun} run */
  ({ state: { phase, phaseSteps, points } }) => {
    if (phase === "ready" && phaseSteps > READY_STEPS) return { tap: "launch" };
    return phase === "flying" && points > 0 ? { hold: ["left"] } : {};
  };
