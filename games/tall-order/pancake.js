// @ts-check
import { COLORS } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */

const CORNER_PX = 20;

/** @param {Pen} pen @param {number} half @param {number} top @param {number} bottom */
const traceBody = (pen, half, top, bottom) => {
  const corner = Math.min(CORNER_PX, half);
  const middle = (top + bottom) / 2;
  const pull = corner * 0.6;
  pen.beginPath();
  pen.moveTo(-half, middle);
  pen.bezierCurveTo(-half, top, -half + corner - pull, top, -half + corner, top);
  pen.lineTo(half - corner, top);
  pen.bezierCurveTo(half - corner + pull, top, half, top, half, middle);
  pen.bezierCurveTo(half, bottom, half - corner + pull, bottom, half - corner, bottom);
  pen.lineTo(-half + corner, bottom);
  pen.bezierCurveTo(-half + corner - pull, bottom, -half, bottom, -half, middle);
};

/** @param {Pen} pen @param {number} half */
const traceCrust = (pen, half) => {
  const corner = Math.min(19, half);
  const dent = Math.min(24, half);
  pen.beginPath();
  pen.moveTo(-half + 1, -5);
  pen.bezierCurveTo(-half + 4, -14, -half + corner - 6, -15, -half + corner, -15);
  pen.lineTo(half - corner, -15);
  pen.bezierCurveTo(half - corner + 6, -15, half - 4, -14, half - 1, -5);
  pen.bezierCurveTo(half - 9, 1, half - dent + 8, 1, half - dent, -2);
  pen.lineTo(0, 1);
  pen.lineTo(-half + dent, -2);
  pen.bezierCurveTo(-half + dent - 8, 1, -half + 9, 1, -half + 1, -5);
};

/**
 * @param {Pen} pen
 * @param {number} width
 */
export const drawPancake = (pen, width) => {
  const half = Math.max(4, width / 2);
  pen.fillStyle = COLORS.crust;
  traceBody(pen, half, -11, 21);
  pen.fill();
  pen.fillStyle = COLORS.dough;
  traceBody(pen, half, -15, 14);
  pen.fill();
  pen.fillStyle = COLORS.brown;
  traceCrust(pen, half);
  pen.fill();
};

/** @param {Pen} pen @param {number} width @param {number} pattern */
export const drawSyrup = (pen, width, pattern) => {
  const half = Math.max(6, width / 2 - 12);
  const count = Math.max(2, Math.round((2 * half) / 24));
  const pitch = (2 * half) / count;
  pen.fillStyle = COLORS.syrup;
  pen.beginPath();
  pen.moveTo(-half, -4);
  pen.bezierCurveTo(-half, -15, -half + 10, -17, -half + 18, -17);
  pen.lineTo(half - 18, -17);
  pen.bezierCurveTo(half - 10, -17, half, -15, half, -4);
  for (let drip = count - 1; drip >= 0; drip--) {
    const right = -half + (drip + 1) * pitch;
    const length = 12 + ((drip * 37 + pattern * 53) % 5) * 13;
    const [inner, outer] = [right - pitch * 0.78, right - pitch * 0.08];
    pen.bezierCurveTo(right, 4, outer, 6, outer, length - 6);
    pen.bezierCurveTo(outer, length + 4, inner, length + 4, inner, length - 6);
    pen.bezierCurveTo(inner, 8, right - pitch, 8, right - pitch, drip === 0 ? -4 : 4);
  }
  pen.fill();
  pen.fillStyle = COLORS.syrupLight;
  pen.beginPath();
  pen.ellipse(0, -9, half * 0.82, 5, 0, 0, 2 * Math.PI);
  pen.fill();
};

/** @type {(pen: Pen, color: string, path: Path2D) => void} */
const fillPath = (pen, color, path) => {
  pen.fillStyle = color;
  pen.fill(path);
};

const BUTTER_TOP = new Path2D("M-36-22 4-36l36 12L0-8z");
const BUTTER_LEFT = new Path2D("M-36-22 0-8V4l-36-14z");
const BUTTER_RIGHT = new Path2D("M0-8 40-24v12L0 4z");

/** @param {Pen} pen @param {number} size 1: as on the cover */
export const drawButter = (pen, size) => {
  pen.save();
  pen.scale(size, size);
  fillPath(pen, COLORS.butter, BUTTER_TOP);
  fillPath(pen, COLORS.butterDark, BUTTER_LEFT);
  fillPath(pen, COLORS.butterLight, BUTTER_RIGHT);
  pen.restore();
};

/** @param {Pen} pen @param {number} width @param {number} side */
export const drawSpatula = (pen, width, side) => {
  const half = Math.max(26, width / 2 - 14);
  pen.save();
  pen.scale(side, 1);
  pen.fillStyle = COLORS.steelDark;
  pen.fillRect(half - 8, 18, 400, 8);
  pen.fillStyle = COLORS.handle;
  pen.fillRect(half + 86, 13, 400, 18);
  pen.fillStyle = COLORS.steel;
  pen.beginPath();
  pen.roundRect(-half, 17, 2 * half + 6, 8, 3);
  pen.fill();
  pen.restore();
};
