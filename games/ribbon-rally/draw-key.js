// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */

const FONT = '"Trebuchet MS", "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const SHINE = new Path2D("M-32 0a32 32 0 0 1 32-32l-26 44z");

/** The display font has digits only. @param {Pen} pen @param {string} text @param {number} x @param {number} y @param {number} size @param {string} color @param {CanvasTextAlign} [align] */
export const drawLetters = (pen, text, x, y, size, color, align = "center") => {
  pen.font = `800 ${size}px ${FONT}`;
  pen.textAlign = align;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = color;
  pen.fillText(text, x, y + size * 0.27);
};

/** @param {Pen} pen @param {string} letter @param {{ x: number, y: number, scale: number, color: string, text?: string }} key */
export const drawKey = (pen, letter, { x, y, scale, color, text = COLORS.white }) => {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  fillDisc(pen, COLORS.ink, 0, 4, 46);
  fillDisc(pen, COLORS.metal, 0, 0, 43);
  fillDisc(pen, color, 0, -2, 36);
  pen.save();
  pen.translate(0, -2);
  pen.globalAlpha *= 0.3;
  pen.fillStyle = COLORS.white;
  pen.fill(SHINE);
  pen.restore();
  drawLetters(pen, letter, 0, -3, 48, text);
  pen.restore();
};
