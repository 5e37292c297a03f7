// @ts-check
import { drawDigits } from "../kit/digits.js";
import { COLORS, tintOf } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */

const SHADOW = new Path2D("M-29-20h60l12 11v46l-10 13h-58l-12-12v-46z");
const SIDE = new Path2D("M-28-36h54l12 11v48l-11 13h-54l-11-12v-48z");
const FACE = new Path2D("M-28-36h54l12 11v40l-11 13h-54l-11-12v-40z");
const GLINT = new Path2D("M-28-36h38l-38 44h-10v-32z");
const SPARK = new Path2D("M14-28h10l7 7v14l-5-2v-10z");

const DIGIT_SIZES = [38, 38, 38, 32, 25, 20, 17];

/** @type {(pen: Pen, color: string, path: Path2D, opacity?: number) => void} */
const fillPath = (pen, color, path, opacity = 1) => {
  pen.globalAlpha = opacity;
  pen.fillStyle = color;
  pen.fill(path);
};

/** @param {Pen} pen @param {number} value */
export const drawShard = (pen, value) => {
  const { face, side, glint, ink } = tintOf(value);
  fillPath(pen, COLORS.shade, SHADOW, 0.28);
  fillPath(pen, side, SIDE);
  fillPath(pen, face, FACE);
  fillPath(pen, glint, GLINT, 0.7);
  fillPath(pen, COLORS.white, SPARK, 0.55);
  pen.globalAlpha = 1;
  const text = String(value);
  drawDigits(pen, text, 0, -2, { size: DIGIT_SIZES[text.length] ?? 17, color: ink, align: "center" });
};
