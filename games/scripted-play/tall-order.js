// @ts-check

/** @import { TallOrderRun } from "../tall-order/run.js" */

const TOLERANCE_PX = 2.5;
const BROAD_PX = 40;
const TARGET_LAYERS = 3;

/** @param {TallOrderRun} run how far the pancake is from the middle of the top */
const offsetOf = ({ spatula, top, sway }) => Math.abs(spatula.x - top.x - sway);

export const createPlayer =
  () =>
  /** @param {TallOrderRun} run */
  (run) => ({ drop: offsetOf(run) <= TOLERANCE_PX });

export const createHands =
  () =>
  /** @param {TallOrderRun} run */
  (run) => {
    if (run.phase !== "sliding") return {};
    const [offset, width] = [offsetOf(run), run.top.width];
    const shouldDrop = run.height < TARGET_LAYERS ? offset < BROAD_PX : offset > width;
    return shouldDrop ? { tap: "drop" } : {};
  };
