// @ts-check
import { drawFactor, fillDisc, fillShape } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Pad } from "./moon.js" */
/** @typedef {{ wind: number, seconds: number, signal: "none" | "safe" | "unsafe" | "landed" }} PadView */

const POLE_PX = 19;
const FLAG_PX = 12;
const STRONGEST_WIND = 8;
const DEPTH_PX = 3;
const SIZES_PER_UNIT = 10;

/** @type {(pen: Pen, x: number, top: number, view: PadView) => void} */
const drawFlag = (pen, x, top, { wind, seconds }) => {
  const strength = Math.min(1, Math.abs(wind) / STRONGEST_WIND);
  const wave = Math.sin(seconds * (4 + 6 * strength) + x) * (0.06 + 0.1 * strength);
  const droop = (1 - strength ** 0.6) * 1.35 + wave;
  pen.save();
  pen.translate(x, top);
  if (wind < 0) pen.scale(-1, 1);
  pen.rotate(droop);
  const tail = FLAG_PX * 0.78;
  fillShape(pen, COLORS.coral, 0, 0, FLAG_PX, 0, tail, 3.2, FLAG_PX, 6.4, 0, 6.4);
  pen.restore();
};

/** @type {(pen: Pen, x: number, pad: Pad, view: PadView) => void} */
const drawPole = (pen, x, { y }, view) => {
  const top = y - POLE_PX;
  pen.fillStyle = COLORS.lemon;
  pen.fillRect(x - 1, top, 2, POLE_PX + 5);
  drawFlag(pen, x, top + 1.2, view);
  const lamp = view.signal === "none" || view.signal === "unsafe" ? COLORS.leg : COLORS.mint;
  fillDisc(pen, lamp, x, top - 1.4, view.signal === "landed" ? 2.3 : 1.8);
};

/** @type {(pen: Pen, pad: Pad) => void} */
const drawStripes = (pen, { left, right, y, factor }) => {
  const middle = (left + right) / 2;
  for (let stripe = 0; stripe < factor; stripe++) {
    const x = middle + (stripe - (factor - 1) / 2) * 7;
    const lean = ((x - middle) / (right - left)) * 4;
    const [back, front] = [y - DEPTH_PX, y + DEPTH_PX];
    fillShape(pen, COLORS.night, x - 1.6, back, x + 1.6, back, x + 2 + lean, front, x - 2 + lean, front);
  }
};

/** Text is rasterized again for each size. @type {(pen: Pen, factor: number, x: number, y: number) => void} */
const drawSteadyFactor = (pen, factor, x, y) => {
  const { a: scale } = pen.getTransform();
  const steady = Math.max(1, Math.round(scale * SIZES_PER_UNIT)) / SIZES_PER_UNIT / scale;
  pen.save();
  pen.translate(x, y);
  pen.scale(steady, steady);
  drawFactor(pen, factor, 0, 0, { size: 17, color: COLORS.frame });
  pen.restore();
};

/** @param {Pen} pen @param {Pad} pad @param {PadView} view */
export const drawPad = (pen, pad, view) => {
  const { left, right, y, factor } = pad;
  drawPole(pen, left - 2, pad, view);
  drawPole(pen, right + 2, pad, view);
  const [back, front] = [y - DEPTH_PX, y + DEPTH_PX];
  const deck = view.signal === "landed" ? COLORS.mintLight : COLORS.white;
  fillShape(pen, deck, left + 3, back, right - 3, back, right, front, left, front);
  drawStripes(pen, pad);
  pen.fillStyle = COLORS.coral;
  pen.fillRect(left, y + DEPTH_PX, right - left, 3.5);
  drawSteadyFactor(pen, factor, (left + right) / 2, y + 20);
};
