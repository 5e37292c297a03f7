// @ts-check
import { FIELD, PADDLE_TOP_Y } from "./rules.js";

/** @import { Controls } from "./paddle.js" */
/** @import { KilnbreakRun } from "./run.js" */

/** @param {import("./ball.js").Ball} ball */
const landingOf = ({ x, y, dx, dy }) => {
  const left = FIELD.left + 7;
  const width = FIELD.right - FIELD.left - 14;
  const far = x + (dx / dy) * (PADDLE_TOP_Y - 7 - y) - left;
  const folded = ((far % (2 * width)) + 2 * width) % (2 * width);
  return left + (folded > width ? 2 * width - folded : folded);
};

/** @param {{ steadiness?: number }} [options] how far from the middle the ball may hit, 0 to 1 */
export const createPlayer = ({ steadiness = 0.8 } = {}) => {
  let hits = 0;
  return (/** @type {KilnbreakRun} */ { state }) => {
    const { phase, phaseSteps, balls, paddle, events } = state;
    if (events.some(({ kind }) => kind === "paddle")) hits += 1;
    const falling = balls.filter(({ dy, y }) => dy > 0 && y > 60).sort((a, b) => b.y - a.y);
    const next = falling.find(({ isEmber }) => !isEmber) ?? falling[0];
    const sway = Math.sin(hits * 2.4) * steadiness * (paddle.width / 2);
    /** @type {Controls} */
    const controls = { left: false, right: false, isLaunchPressed: phase === "ready" && phaseSteps > 20, target: null };
    if (next) controls.target = landingOf(next) + sway;
    return controls;
  };
};
