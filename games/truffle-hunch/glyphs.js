// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */

const PENNANT = new Path2D("M-7-24h26l-8 9 8 9h-26z");
const BEETLE_LEGS = new Path2D("M-9-4-19-9M-10 3-21 3M-9 9l-10 6M9-4 19-9M10 3 21 3M9 9l10 6M-4-13l-5-7M4-13l5-7");
const TRUFFLE = new Path2D("M-34 36c-4-24 14-36 34-36s40 12 36 36c-10 22-58 22-70 0z");
const TRUFFLE_SHINE = new Path2D("M-28 28c0-18 14-26 28-26 10 0 20 4 26 12-22-6-44 0-54 14z");
const SHOVEL = new Path2D("M-3-24h6v4h5v-6h-16v6h5zM-3-18h6v16h8v10c0 8-6 13-11 16-5-3-11-8-11-16v-10h8z");

/** Path2D exists in browsers only, hence created on demand. */
/** @type {(pen: Pen, x: number, y: number, scale: number, paint: () => void) => void} */
export const placed = (pen, x, y, scale, paint) => {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  paint();
  pen.restore();
};

/** @param {Pen} pen @param {number} x @param {number} y @param {number} scale */
export const drawFlag = (pen, x, y, scale) =>
  placed(pen, x, y, scale, () => {
    pen.fillStyle = "rgb(46 24 12 / 0.45)";
    pen.fillRect(-14, 20, 20, 5);
    pen.fillStyle = COLORS.cream;
    pen.fillRect(-12, -26, 5, 49);
    pen.fillStyle = COLORS.flag;
    pen.fill(PENNANT);
    pen.fillStyle = COLORS.flagDark;
    pen.fillRect(-7, -15, 18, 2);
  });

/** @param {Pen} pen @param {number} x @param {number} y @param {number} scale */
export const drawBeetle = (pen, x, y, scale) =>
  placed(pen, x, y, scale, () => {
    pen.strokeStyle = COLORS.ink;
    pen.lineWidth = 3.5;
    pen.stroke(BEETLE_LEGS);
    fillDisc(pen, COLORS.ink, 0, -9, 8, 8);
    fillDisc(pen, COLORS.beetle, 0, 4, 13, 15);
    fillDisc(pen, COLORS.beetleLight, -4, 0, 5, 8);
    pen.fillStyle = COLORS.ink;
    pen.fillRect(-1.2, -10, 2.4, 29);
    fillDisc(pen, COLORS.stink, -4, -10, 2.2, 2.2);
    fillDisc(pen, COLORS.stink, 4, -10, 2.2, 2.2);
  });

/** @param {Pen} pen @param {number} x @param {number} y @param {number} scale */
export const drawTruffle = (pen, x, y, scale) =>
  placed(pen, x, y - 27 * scale, scale, () => {
    pen.fillStyle = COLORS.truffle;
    pen.fill(TRUFFLE);
    pen.fillStyle = COLORS.truffleLight;
    pen.fill(TRUFFLE_SHINE);
    pen.fillStyle = COLORS.truffleSpot;
    pen.fillRect(-12, 12, 7, 6);
    pen.fillRect(6, 16, 7, 6);
    pen.fillRect(-22, 27, 6, 6);
    pen.fillRect(14, 30, 6, 5);
  });

/** @param {Pen} pen @param {number} x @param {number} y @param {number} scale @param {string} color */
export const drawShovel = (pen, x, y, scale, color) =>
  placed(pen, x, y, scale, () => {
    pen.rotate(0.5);
    pen.fillStyle = color;
    pen.fill(SHOVEL);
  });
