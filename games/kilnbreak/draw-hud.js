// @ts-check
import { drawDigits, formatDuration, formatPoints } from "../kit/digits.js";
import { drawFactor, fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";
import { POP_STEPS } from "./effects.js";
import { FIELD, MAX_FACTOR } from "./rules.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { KilnbreakRun } from "./run.js" */

const MIDDLE_Y = FIELD.top / 2 - 1;
const PIP_COLORS = ["#9a3a24", "#c9552b", "#e2603b", "#f0834a", "#f7a93b", "#ffd76a", "#ffe9a6", "#fff3c4"];

/** @param {Pen} pen @param {number} factor */
const drawCoals = (pen, factor) => {
  for (let pip = 0; pip < MAX_FACTOR; pip++) {
    const isLit = pip < factor;
    const height = 6 + pip;
    pen.fillStyle = isLit ? (PIP_COLORS[pip] ?? COLORS.gold) : COLORS.pillar;
    pen.fillRect(316 + pip * 9, MIDDLE_Y + 7 - height, 6, height);
  }
};

/** @param {Pen} pen @param {number} number */
const drawLevel = (pen, number) => {
  pen.fillStyle = "#d95736";
  pen.fillRect(484, MIDDLE_Y - 9, 40, 18);
  pen.fillStyle = COLORS.brickShade;
  pen.fillRect(484, MIDDLE_Y + 5, 40, 4);
  drawDigits(pen, String(number), 504, MIDDLE_Y, { size: 15, color: COLORS.white, align: "center" });
};

/** @param {Pen} pen @param {KilnbreakRun} run */
export const drawHud = (pen, { state }) => {
  const { mode, points, clockSteps, factor, number, lives } = state;
  const digits = mode === "level-3" ? formatDuration(Math.round((clockSteps * 1000) / 60)) : formatPoints(points);
  drawDigits(pen, digits, 26, MIDDLE_Y + 1, { size: 23, color: COLORS.white });
  drawFactor(pen, factor, 294, MIDDLE_Y + 1, { size: 20, color: factor > 1 ? COLORS.gold : COLORS.quiet });
  drawCoals(pen, factor);
  drawLevel(pen, number);
  for (let ball = 0; ball < 3; ball++) {
    const x = 562 + ball * 22;
    fillDisc(pen, ball < lives ? COLORS.ballShade : COLORS.pillar, x, MIDDLE_Y, 7);
    if (ball < lives) fillDisc(pen, COLORS.ball, x - 0.8, MIDDLE_Y - 1.3, 5.5);
  }
};

/** @type {(pen: Pen, effects: Effects, still: boolean) => void} */
export const drawPops = (pen, effects, still) => {
  for (const { x, y, points, factor, age } of effects.pops) {
    if (factor < 2 && points < 50) continue;
    const rise = still ? 10 : 26 * (1 - (1 - age / POP_STEPS) ** 2);
    pen.globalAlpha = Math.min(1, (POP_STEPS - age) / 12);
    const size = 13 + factor * 0.9;
    const color = factor >= MAX_FACTOR ? COLORS.gold : COLORS.white;
    drawDigits(pen, String(points), x, y - rise, { size, color, align: "center", outline: COLORS.night });
  }
  pen.globalAlpha = 1;
};
