// @ts-check
import { drawDigits } from "../kit/digits.js";
import { STEP_SECONDS } from "../kit/loop.js";
import { DOWN_STEPS, EVERY_STEPS, WARNING_STEPS } from "./chopsticks.js";
import { drawBowl, drawChopsticks, drawWarning } from "./draw-bowl.js";
import { drawNoodle } from "./draw-noodle.js";
import { drawToppings } from "./draw-toppings.js";
import { POP_SECONDS } from "./effects.js";
import { drawHud } from "./hud.js";
import { COLORS } from "./palette.js";
import { speedAt } from "./rules.js";

/** @import { Effects } from "./effects.js" */
/** @import { NoodleRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const BLINK_STEPS = 20;

/** @param {Pen} pen @param {Effects} effects @param {boolean} reducedMotion */
const drawPops = (pen, { pops }, reducedMotion) => {
  for (const { x, y, age, text, topping } of pops) {
    const share = age / POP_SECONDS;
    pen.globalAlpha = Math.min(1, 2 - 2 * share);
    const rise = reducedMotion ? 0 : 26 * (1 - (1 - share) ** 2);
    const size = topping === "naruto" ? 30 : topping === "egg" ? 22 : 17;
    drawDigits(pen, text, x, Math.max(14, y - rise), {
      size,
      color: COLORS.white,
      align: "center",
      outline: COLORS.wood,
    });
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {NoodleRun} run @param {boolean} reducedMotion */
const drawGrip = (pen, run, reducedMotion) => {
  const since = run.steps % EVERY_STEPS;
  if (run.grip === "warning") drawWarning(pen, run, reducedMotion || since % BLINK_STEPS < BLINK_STEPS / 2);
  if (run.grip !== "down") return;
  const down = since - WARNING_STEPS;
  drawChopsticks(pen, run, { elapsed: down, remaining: DOWN_STEPS - down, reducedMotion });
};

/** @type {(pen: Pen, run: NoodleRun, effects: Effects, picture: Picture) => void} */
export const drawLongNoodle = (pen, run, effects, { alpha, seconds, reducedMotion, paused, phase }) => {
  const time = reducedMotion ? 1 : seconds;
  const shake = paused || reducedMotion ? 0 : effects.shake;
  const ahead = phase === "playing" && run.phase === "swimming" ? alpha * speedAt(run.bites) * STEP_SECONDS : 0;
  pen.save();
  pen.translate(Math.sin(seconds * 83) * shake * 0.6, Math.cos(seconds * 71) * shake * 0.6);
  drawBowl(pen, run, time);
  if (run.grip === "warning") drawGrip(pen, run, reducedMotion);
  drawToppings(pen, run.toppings.list, { steps: run.steps, seconds: time, reducedMotion });
  drawNoodle(pen, run, effects, { progress: Math.min(1, run.progress + ahead), seconds: time });
  if (run.grip === "down") drawGrip(pen, run, reducedMotion);
  effects.particles.draw(pen);
  drawPops(pen, effects, reducedMotion);
  pen.restore();
  drawHud(pen, run);
};
