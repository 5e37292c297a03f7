// @ts-check
import { drawDigits, formatPoints } from "../kit/digits.js";
import { WIDTH } from "../kit/stage.js";
import { COLORS } from "./palette.js";
import { drawButter, drawPancake } from "./pancake.js";
import { BUTTER_STREAK } from "./rules.js";
import { CLOCK_SECONDS } from "./run.js";

/** @import { TallOrderRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const INK = { color: COLORS.white, outline: COLORS.ink };
const LAST_SECONDS = 10;

/** @param {Pen} pen @param {number} x @param {number} y @param {number} layers */
const drawLayers = (pen, x, y, layers) => {
  pen.save();
  pen.translate(x, y);
  pen.scale(0.36, 0.36);
  for (const place of [14, -10]) {
    pen.save();
    pen.translate(0, place);
    drawPancake(pen, 72);
    pen.restore();
  }
  pen.restore();
  drawDigits(pen, String(layers), x + 20, y + 1, { size: 20, ...INK });
};

/** @param {Pen} pen @param {number} streak @param {number} pulse */
const drawStreak = (pen, streak, pulse) => {
  const lit = streak === 0 ? 0 : ((streak - 1) % BUTTER_STREAK) + 1;
  for (let slot = 0; slot < BUTTER_STREAK; slot++) {
    const x = WIDTH - 132 + slot * 26;
    pen.fillStyle = COLORS.ink;
    pen.globalAlpha = 0.55;
    pen.beginPath();
    pen.roundRect(x - 11, 14, 22, 20, 3);
    pen.fill();
    pen.strokeStyle = COLORS.cream;
    pen.lineWidth = 1.5;
    pen.stroke();
    pen.globalAlpha = 1;
    if (slot >= lit) continue;
    pen.save();
    pen.translate(x, 31);
    drawButter(pen, (slot === lit - 1 ? 1 + 0.25 * pulse : 1) * 0.27 * 0.92);
    pen.restore();
  }
  if (streak > 0) {
    drawDigits(pen, String(streak), WIDTH - 16, 50, {
      size: 26 + 6 * pulse,
      align: "right",
      color: COLORS.butter,
      outline: COLORS.ink,
    });
  }
};

/** @param {Pen} pen @param {number} seconds */
const drawClock = (pen, seconds) => {
  const width = 180;
  const x = WIDTH / 2 - width / 2;
  pen.fillStyle = COLORS.ink;
  pen.beginPath();
  pen.roundRect(x - 3, 13, width + 6, 14, 4);
  pen.fill();
  pen.fillStyle = seconds <= LAST_SECONDS ? COLORS.table : COLORS.butter;
  pen.fillRect(x, 16, (width * seconds) / CLOCK_SECONDS, 8);
  drawDigits(pen, String(Math.ceil(seconds)), WIDTH / 2, 42, { size: 22, align: "center", ...INK });
};

/** @param {Pen} pen @param {TallOrderRun} run @param {number} pulse 1 right after a perfect landing, then down to 0 */
export const drawHud = (pen, run, pulse) => {
  drawDigits(pen, formatPoints(run.score), 15, 25, { size: 34, ...INK });
  if (run.mode !== "layers") drawLayers(pen, 28, 56, run.height);
  drawStreak(pen, run.streak, pulse);
  if (run.remainingSeconds !== null) drawClock(pen, run.remainingSeconds);
};
