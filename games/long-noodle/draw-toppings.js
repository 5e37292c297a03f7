// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";
import { NARUTO_STEPS } from "./toppings.js";
import { xAt, yAt } from "./table.js";

/** @import { Kind } from "./rules.js" */
/** @import { Topping } from "./toppings.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const POP_STEPS = 14;
const URGENT_STEPS = 120;

const NARUTO = new Path2D(
  "M0-34 9-28 19-29 24-20 33-15 31-5 36 4 29 12 28 22 18 25 11 33 1 29-9 33-16 26-26 24-28 14-36 7-32-3-35-13-27-18-23-28-13-28-5-34z",
);
const SWIRL = new Path2D("M-2 2c8-8 15 2 8 10-9 10-26 2-23-13 3-16 26-19 33-5");

/** @param {Pen} pen */
const drawScallion = (pen) => {
  fillDisc(pen, COLORS.green, 0, 0, 10);
  fillDisc(pen, COLORS.leaf, 0, 0, 6.4);
  fillDisc(pen, COLORS.core, 0, 0, 3.1);
};

/** @param {Pen} pen */
const drawEgg = (pen) => {
  fillDisc(pen, COLORS.egg, 0, 0, 12.5, 10.5);
  fillDisc(pen, COLORS.yolk, -0.8, 0.6, 7.4, 6.3);
  fillDisc(pen, COLORS.yolkLight, -2.8, -1.6, 3.4, 2.3);
};

/** @param {Pen} pen */
const drawNaruto = (pen) => {
  pen.scale(0.37, 0.37);
  pen.fillStyle = COLORS.white;
  pen.fill(NARUTO);
  pen.strokeStyle = COLORS.pink;
  pen.lineWidth = 8;
  pen.lineCap = "round";
  pen.stroke(SWIRL);
};

/** @type {Readonly<Record<Kind, (pen: Pen) => void>>} */
const DRAWINGS = { scallion: drawScallion, egg: drawEgg, naruto: drawNaruto };

/** @type {(pen: Pen, kind: Kind, x: number, y: number, size: number, turn?: number) => void} */
export const drawTopping = (pen, kind, x, y, size, turn = 0) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  DRAWINGS[kind](pen);
  pen.restore();
};

/** @param {Pen} pen @param {number} x @param {number} y @param {number} share */
const drawTimer = (pen, x, y, share) => {
  pen.lineWidth = 3;
  pen.lineCap = "butt";
  pen.strokeStyle = COLORS.soupDark;
  pen.beginPath();
  pen.arc(x, y, 17, 0, 2 * Math.PI);
  pen.stroke();
  pen.strokeStyle = share < URGENT_STEPS / NARUTO_STEPS ? COLORS.bowl : COLORS.white;
  pen.beginPath();
  pen.arc(x, y, 17, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share);
  pen.stroke();
};

/**
 * @param {Pen} pen
 * @param {readonly Topping[]} toppings
 * @param {{ steps: number, seconds: number, reducedMotion: boolean }} time
 */
export const drawToppings = (pen, toppings, { steps, seconds, reducedMotion }) => {
  for (const { kind, x: column, y: row, spawnedAt, expiresAt } of toppings) {
    const [x, y] = [xAt(column), yAt(row)];
    const growth = reducedMotion ? 1 : Math.min(1, (steps - spawnedAt) / POP_STEPS);
    const pop = growth < 1 ? growth * (1 + 0.9 * Math.sin(growth * Math.PI)) : 1;
    const bob = reducedMotion ? 0 : Math.sin(seconds * 3 + column * 2 + row) * 1.2;
    if (kind === "naruto") drawTimer(pen, x, y, Math.max(0, expiresAt - steps) / NARUTO_STEPS);
    pen.globalAlpha = 0.3;
    fillDisc(pen, COLORS.soupDark, x + 1.5, y + 4, 10 * pop, 8 * pop);
    pen.globalAlpha = 1;
    drawTopping(pen, kind, x, y + bob, pop, kind === "naruto" && !reducedMotion ? seconds * 0.8 : 0);
  }
};
