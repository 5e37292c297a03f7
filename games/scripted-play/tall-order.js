// @ts-check

/** @import { TallOrderRun } from "../tall-order/run.js" */

const NEAR_PX = 2.5;
const BROAD_PX = 40;
const ENOUGH_LAYERS = 3;

/** @param {TallOrderRun} run how far the pancake is from the middle of the top */
const offsetOf = ({ spatula, top, sway }) => Math.abs(spatula.x - top.x - sway);

export const createPlayer =
  () =>
  /** @param {TallOrderRun} run */
  (run) => ({ drop: offsetOf(run) <= NEAR_PX });

export const createHands =
  () =>
  /** @param {TallOrderRun} run */
  (run) => {
    if (run.phase !== "sliding") return {};
    const [offset, width] = [offsetOf(run), run.top.width];
    const isWanted = run.height < ENOUGH_LAYERS ? offset < BROAD_PX : offset > width;
    return isWanted ? { tap: "drop" } : {};
  };
