// @ts-check
import { drawDigits } from "./digits.js";

/** @typedef {CanvasRenderingContext2D} Pen */

/** @param {Pen} pen @param {string} color @param {number[]} corners x and y in turn */
export const fillShape = (pen, color, ...corners) => {
  pen.fillStyle = color;
  pen.beginPath();
  for (let index = 0; index < corners.length; index += 2) pen.lineTo(corners[index] ?? 0, corners[index + 1] ?? 0);
  pen.fill();
};

/** @type {(pen: Pen, color: string, x: number, y: number, width: number, height?: number) => void} */
export const fillDisc = (pen, color, x, y, width, height = width) => {
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  pen.fill();
};

/** @type {(pen: Pen, x: number, y: number, size: number, color: string) => void} */
const drawTimes = (pen, x, y, size, color) => {
  const half = size / 2;
  pen.strokeStyle = color;
  pen.lineWidth = size * 0.3;
  pen.lineCap = "butt";
  pen.beginPath();
  pen.moveTo(x - half, y - half);
  pen.lineTo(x + half, y + half);
  pen.moveTo(x + half, y - half);
  pen.lineTo(x - half, y + half);
  pen.stroke();
};

/** @type {(pen: Pen, factor: number, x: number, y: number, style: { size: number, color: string }) => void} */
export const drawFactor = (pen, factor, x, y, { size, color }) => {
  drawTimes(pen, x - size * 0.3, y + size * 0.04, size * 0.36, color);
  drawDigits(pen, String(factor), x + size * 0.02, y, { size, color });
};

/** @type {(pen: Pen, x: number, y: number, arm: number, width: number, color: string) => void} */
const drawPlus = (pen, x, y, arm, width, color) => {
  pen.fillStyle = color;
  pen.fillRect(x - arm - width / 2, y - width / 2, 2 * arm + width, width);
  pen.fillRect(x - width / 2, y - arm - width / 2, width, 2 * arm + width);
};

/**
 * @param {Pen} pen @param {number} points @param {number} x @param {number} y
 * @param {{ size: number, color: string, outline: string }} style
 */
export const drawGain = (pen, points, x, y, { size, color, outline }) => {
  const text = String(points);
  const arm = size * 0.2;
  const left = x - text.length * size * 0.27 - arm;
  drawPlus(pen, left, y, arm, size * 0.42, outline);
  drawPlus(pen, left, y, arm, size * 0.14, color);
  drawDigits(pen, text, left + arm + size * 0.22, y, { size, color, outline });
};
