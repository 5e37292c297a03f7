// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */
import { drawDigits, formatDuration, formatPoints } from "../kit/digits.js";
import { STEP_SECONDS } from "../kit/loop.js";
import { WIDTH } from "../kit/stage.js";
import { FULL_LIGHT, PX_PER_METRE } from "./rules.js";

/** @import { State } from "./run.js" */

const LIGHT = "#fff6e6";
const RIM = "rgb(18 10 38 / 0.85)";
const GOLD = "#ffd76a";
const LOW = "#ff6b5e";
const LOW_LIGHT = 0.3;
const GAUGE = { x: 44, y: 56, width: 112, height: 10 };

/** @param {Pen} pen @param {number} light 0 to 1 @param {number} seconds */
const drawGauge = (pen, light, seconds) => {
  const { x, y, width, height } = GAUGE;
  const isLow = light < LOW_LIGHT;
  pen.fillStyle = RIM;
  pen.fillRect(x - 3, y - 3, width + 6, height + 6);
  pen.fillStyle = "#4b3a6b";
  pen.fillRect(x, y, width, height);
  pen.fillStyle = isLow ? LOW : GOLD;
  pen.globalAlpha = isLow ? 0.75 + 0.25 * Math.sin(seconds * 9) : 1;
  pen.fillRect(x, y, width * light, height);
  pen.globalAlpha = 1;
  drawLanternIcon(pen, 28, y + height / 2, isLow ? LOW : "#ffb52e");
};

/** @param {Pen} pen @param {number} x @param {number} y @param {string} color */
const drawLanternIcon = (pen, x, y, color) => {
  pen.fillStyle = RIM;
  pen.fillRect(x - 8, y - 13, 16, 26);
  pen.fillStyle = LIGHT;
  pen.fillRect(x - 6, y - 11, 12, 3);
  pen.fillRect(x - 6, y + 8, 12, 3);
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, 7, 8, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#fff0b0";
  pen.fillRect(x - 2, y - 7, 4, 14);
};

/** @param {Pen} pen @param {number} x @param {number} y */
const drawFireflyIcon = (pen, x, y) => {
  pen.fillStyle = "rgb(255 215 106 / 0.3)";
  pen.beginPath();
  pen.arc(x, y, 13, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = GOLD;
  pen.beginPath();
  pen.arc(x, y, 6, 0, Math.PI * 2);
  pen.fill();
};

/** @param {Pen} pen @param {number} share */
const drawProgress = (pen, share) => {
  const left = WIDTH - 196;
  pen.fillStyle = RIM;
  pen.fillRect(left - 3, 53, 156, 16);
  pen.fillStyle = "#4b3a6b";
  pen.fillRect(left, 56, 150, 10);
  pen.fillStyle = LIGHT;
  pen.fillRect(left, 56, 150 * Math.min(1, share), 10);
  pen.fillStyle = "#ffb52e";
  pen.beginPath();
  pen.moveTo(WIDTH - 34, 48);
  pen.quadraticCurveTo(WIDTH - 22, 54, WIDTH - 20, 72);
  pen.lineTo(WIDTH - 48, 72);
  pen.quadraticCurveTo(WIDTH - 46, 54, WIDTH - 34, 48);
  pen.fill();
  pen.beginPath();
  pen.arc(WIDTH - 34, 74, 4, 0, Math.PI * 2);
  pen.fill();
};

/** @param {Pen} pen @param {string} text @param {number} [size] */
const drawRight = (pen, text, size = 30) =>
  drawDigits(pen, text, WIDTH - 20, 30, { size, color: LIGHT, align: "right", outline: RIM });

/**
 * @param {Pen} pen
 * @param {State} state
 * @param {{ score: number | null, seconds: number }} view
 */
export const drawHud = (pen, state, { score, seconds }) => {
  const { mode, variant, steps, fox } = state;
  const metres = Math.floor(fox.x / PX_PER_METRE);
  const isTower = variant.metres !== Infinity;
  const main = isTower ? formatDuration(Math.round(steps * STEP_SECONDS * 1000)) : formatPoints(score ?? 0);
  const isCount = mode === "fireflies";
  if (isCount) drawFireflyIcon(pen, 29, 30);
  drawDigits(pen, main, isCount ? 50 : 20, 30, { size: 34, color: LIGHT, outline: RIM });
  drawGauge(pen, state.light / FULL_LIGHT, seconds);
  if (isTower) {
    drawRight(pen, formatPoints(Math.max(0, variant.metres - metres)));
    drawProgress(pen, metres / variant.metres);
  } else if (isCount) {
    drawRight(pen, String(Math.max(0, Math.ceil(variant.seconds - steps * STEP_SECONDS))));
  } else if (mode === "") {
    drawFireflyIcon(pen, WIDTH - 28, 30);
    drawDigits(pen, String(state.fireflies), WIDTH - 48, 30, {
      size: 26,
      color: LIGHT,
      align: "right",
      outline: RIM,
    });
  }
};
