// @ts-check
export { createCarefulPlayer as createPlayer } from "../lantern-run/test-player.js";

/** @import { LanternRun } from "../lantern-run/run.js" */

const FAR_ENOUGH_PX = 400;
const SOME_STEPS = 20;

export const createHands =
  () =>
  /** @param {LanternRun} run */
  ({ state: { fox, steps } }) =>
    steps > SOME_STEPS && fox.isOnRoof && fox.x < FAR_ENOUGH_PX ? { tap: "jump" } : {};
