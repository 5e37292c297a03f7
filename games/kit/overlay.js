// @ts-check
import { drawDigits } from "./digits.js";
import { HEIGHT, WIDTH } from "./stage.js";

const LIGHT = "#fff6e6";
const GOLD = "#ffd76a";
const PLATE = "rgb(18 10 38 / 0.72)";

/** @param {CanvasRenderingContext2D} context @param {number} opacity */
const drawVeil = (context, opacity) => {
  context.fillStyle = `rgb(18 10 38 / ${opacity})`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
};

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} scale */
const drawPlate = (context, x, y, scale) => {
  context.fillStyle = PLATE;
  context.beginPath();
  context.roundRect(x - 40 * scale, y - 40 * scale, 80 * scale, 80 * scale, 8 * scale);
  context.fill();
};

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} scale */
const drawPlayGlyph = (context, x, y, scale) => {
  context.fillStyle = LIGHT;
  [48, 32, 16].forEach((height, index) => {
    context.fillRect(x + (index * 15 - 21) * scale, y - (height / 2) * scale, 12 * scale, height * scale);
  });
};

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y */
const drawRestartGlyph = (context, x, y) => {
  context.strokeStyle = LIGHT;
  context.lineWidth = 5;
  context.lineCap = "butt";
  context.beginPath();
  context.arc(x, y, 15, -0.25 * Math.PI, 1.35 * Math.PI);
  context.stroke();
  context.fillStyle = LIGHT;
  context.beginPath();
  context.moveTo(x + 1, y - 14);
  context.lineTo(x + 17, y - 17);
  context.lineTo(x + 14, y - 1);
  context.fill();
};

/** @param {CanvasRenderingContext2D} context @param {number} seconds */
export const drawWaiting = (context, seconds) => {
  const scale = 1 + 0.07 * Math.sin(seconds * 4);
  drawPlate(context, WIDTH / 2, HEIGHT / 2, scale);
  drawPlayGlyph(context, WIDTH / 2, HEIGHT / 2, scale);
};

/** @param {CanvasRenderingContext2D} context */
export const drawPaused = (context) => {
  drawVeil(context, 0.45);
  drawPlate(context, WIDTH / 2, HEIGHT / 2, 1);
  context.fillStyle = LIGHT;
  context.fillRect(WIDTH / 2 - 19, HEIGHT / 2 - 22, 13, 44);
  context.fillRect(WIDTH / 2 + 6, HEIGHT / 2 - 22, 13, 44);
};

/** Countdown of three. @param {CanvasRenderingContext2D} context @param {number} remaining 1 to 0 */
export const drawResuming = (context, remaining) => {
  drawVeil(context, 0.3 * remaining);
  drawPlate(context, WIDTH / 2, HEIGHT / 2, 1);
  context.fillStyle = LIGHT;
  const beats = Math.min(3, Math.ceil(remaining * 3));
  for (let beat = 0; beat < beats; beat++) context.fillRect(WIDTH / 2 - 25 + beat * 18, HEIGHT / 2 - 22, 13, 44);
};

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ digits: string | null, isBest: boolean, fade: number }} result digits null: no score
 */
export const drawResult = (context, { digits, isBest, fade }) => {
  drawVeil(context, 0.55 * fade);
  context.globalAlpha = fade;
  const rise = (1 - fade) * 12;
  if (digits === null) {
    context.fillStyle = LIGHT;
    context.fillRect(WIDTH / 2 - 20, 146 + rise, 40, 7);
  } else {
    drawDigits(context, digits, WIDTH / 2, 148 + rise, { size: 64, color: isBest ? GOLD : LIGHT, align: "center" });
  }
  drawPlate(context, WIDTH / 2, 232 + rise, 0.8);
  drawRestartGlyph(context, WIDTH / 2, 232 + rise);
  context.globalAlpha = 1;
};
