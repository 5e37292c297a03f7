// @ts-check
export { createCarefulPlayer as createPlayer } from "../lantern-run/test-player.js";

/** @import { LanternRun } from "../lantern-run/run.js" */

const TARGET_PX = 400;
const START_STEPS = 20;

export const createHands =
  () =>
  /** @param {LanternRun} run */
  ({ state: { fox, steps } }) =>
    steps > START_STEPS && fox.isOnRoof && fox.x < TARGET_PX ? { tap: "jump" } : {};
