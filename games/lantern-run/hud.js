// @ts-check
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

/** @param {CanvasRenderingContext2D} context @param {number} light 0 to 1 @param {number} seconds */
const drawGauge = (context, light, seconds) => {
  const { x, y, width, height } = GAUGE;
  const isLow = light < LOW_LIGHT;
  context.fillStyle = RIM;
  context.fillRect(x - 3, y - 3, width + 6, height + 6);
  context.fillStyle = "#4b3a6b";
  context.fillRect(x, y, width, height);
  context.fillStyle = isLow ? LOW : GOLD;
  context.globalAlpha = isLow ? 0.75 + 0.25 * Math.sin(seconds * 9) : 1;
  context.fillRect(x, y, width * light, height);
  context.globalAlpha = 1;
  drawLanternIcon(context, 28, y + height / 2, isLow ? LOW : "#ffb52e");
};

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {string} color */
const drawLanternIcon = (context, x, y, color) => {
  context.fillStyle = RIM;
  context.fillRect(x - 8, y - 13, 16, 26);
  context.fillStyle = LIGHT;
  context.fillRect(x - 6, y - 11, 12, 3);
  context.fillRect(x - 6, y + 8, 12, 3);
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, 7, 8, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = "#fff0b0";
  context.fillRect(x - 2, y - 7, 4, 14);
};

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y */
const drawFireflyIcon = (context, x, y) => {
  context.fillStyle = "rgb(255 215 106 / 0.3)";
  context.beginPath();
  context.arc(x, y, 13, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = GOLD;
  context.beginPath();
  context.arc(x, y, 6, 0, Math.PI * 2);
  context.fill();
};

/** How far it is to the bell, as a track with a bell at its end. @param {CanvasRenderingContext2D} context @param {number} share */
const drawWay = (context, share) => {
  const left = WIDTH - 196;
  context.fillStyle = RIM;
  context.fillRect(left - 3, 53, 156, 16);
  context.fillStyle = "#4b3a6b";
  context.fillRect(left, 56, 150, 10);
  context.fillStyle = LIGHT;
  context.fillRect(left, 56, 150 * Math.min(1, share), 10);
  context.fillStyle = "#ffb52e";
  context.beginPath();
  context.moveTo(WIDTH - 34, 48);
  context.quadraticCurveTo(WIDTH - 22, 54, WIDTH - 20, 72);
  context.lineTo(WIDTH - 48, 72);
  context.quadraticCurveTo(WIDTH - 46, 54, WIDTH - 34, 48);
  context.fill();
};

/** @param {CanvasRenderingContext2D} context @param {string} text @param {number} [size] */
const drawRight = (context, text, size = 30) =>
  drawDigits(context, text, WIDTH - 20, 30, { size, color: LIGHT, align: "right", outline: RIM });

/**
 * @param {CanvasRenderingContext2D} context
 * @param {State} state
 * @param {{ score: number | null, seconds: number }} view
 */
export const drawHud = (context, state, { score, seconds }) => {
  const { mode, variant, steps, fox } = state;
  const metres = Math.floor(fox.x / PX_PER_METRE);
  const isTower = variant.metres !== Infinity;
  const main = isTower ? formatDuration(Math.round(steps * STEP_SECONDS * 1000)) : formatPoints(score ?? 0);
  const isCount = mode === "fireflies";
  if (isCount) drawFireflyIcon(context, 29, 30);
  drawDigits(context, main, isCount ? 50 : 20, 30, { size: 34, color: LIGHT, outline: RIM });
  drawGauge(context, state.light / FULL_LIGHT, seconds);
  if (isTower) {
    drawRight(context, formatPoints(Math.max(0, variant.metres - metres)));
    drawWay(context, metres / variant.metres);
  } else if (isCount) {
    drawRight(context, String(Math.max(0, Math.ceil(variant.seconds - steps * STEP_SECONDS))));
  } else if (mode === "") {
    drawFireflyIcon(context, WIDTH - 28, 30);
    drawDigits(context, String(state.fireflies), WIDTH - 48, 30, {
      size: 26,
      color: LIGHT,
      align: "right",
      outline: RIM,
    });
  }
};
