// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { WIDTH } from "../kit/stage.js";
import { placed } from "./glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "./glyphs.js" */

const CROWN = new Path2D("M-60 98c-16-60 26-100 60-100s76 40 60 100c-10 30-110 30-120 0z");
const CROWN_SHADE = new Path2D("M4 0c34 4 70 42 56 98-6 18-46 26-76 23C28 101 34 41 4 0z");
const HILL = new Path2D("M0 210c60-20 110-8 170-16s96 8 160 0 110-14 170-2 80 6 140-2v180H0z");
const CAP = new Path2D("M-32 4c0-26 16-36 32-36s32 10 32 36c-18 6-46 6-64 0z");
const STEM = new Path2D("M-10 0h20l4 30h-28z");
const DOTS = new Path2D(
  "M-18-10a6 5 0 1 0 12 0 6 5 0 0 0-12 0zM4-18a5 4 0 1 0 10 0 5 4 0 0 0-10 0zM14-2a5 4 0 1 0 10 0 5 4 0 0 0-10 0z",
);
const TURF = new Path2D("M0 0h58v12l-6 6-7-6-8 7-8-7-9 6-7-6-8 7-5-6z");

/** @type {readonly [x: number, y: number, color: string, shade: string][]} */
const TREES = [
  [60, 24, "#d95b2b", "#b9431f"],
  [178, -6, "#e98332", "#cb6622"],
  [470, 2, "#c94a2a", "#a63820"],
  [610, 28, "#e98332", "#cb6622"],
];

/** @param {Pen} pen @param {typeof TREES[number]} tree */
const drawTree = (pen, [x, y, color, shade]) => {
  pen.fillStyle = COLORS.trunk;
  pen.fillRect(x - 8, y + 72, 16, 220);
  placed(pen, x, y, 1, () => {
    pen.fillStyle = color;
    pen.fill(CROWN);
    pen.fillStyle = shade;
    pen.fill(CROWN_SHADE);
  });
};

/** @type {(pen: Pen, x: number, y: number, scale: number, color: string) => void} */
const drawToadstool = (pen, x, y, scale, color) =>
  placed(pen, x, y, scale, () => {
    pen.fillStyle = COLORS.cream;
    pen.fill(STEM);
    pen.fillStyle = color;
    pen.fill(CAP);
    pen.fillStyle = COLORS.white;
    pen.fill(DOTS);
  });

/** @param {Pen} pen @param {number} x @param {number} y */
const drawSod = (pen, x, y) => {
  pen.fillStyle = COLORS.soilShade;
  pen.fillRect(x, y, 58, 58);
  pen.fillStyle = COLORS.soil;
  pen.fillRect(x, y, 58, 50);
  placed(pen, x, y, 1, () => {
    pen.fillStyle = COLORS.grass;
    pen.fill(TURF);
  });
};

/** @param {Pen} pen @param {{ x: number, y: number }} sun */
export const drawForest = (pen, sun) => {
  pen.fillStyle = COLORS.sky;
  pen.fillRect(0, 0, WIDTH, 360);
  pen.fillStyle = COLORS.skyHigh;
  pen.fillRect(0, 0, WIDTH, 90);
  fillDisc(pen, COLORS.sun, sun.x, sun.y, 110, 110);
  for (const tree of TREES) drawTree(pen, tree);
  pen.fillStyle = COLORS.hill;
  pen.fill(HILL);
};

export const BANK_Y = 260;

/** @param {Pen} pen */
export const drawBank = (pen) => {
  pen.fillStyle = COLORS.deep;
  pen.fillRect(440, BANK_Y, 200, 100);
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 4; column++) drawSod(pen, 428 + column * 62, BANK_Y + 3 + row * 62);
  pen.fillStyle = COLORS.hole;
  pen.fillRect(552, 324, 58, 58);
  pen.fillStyle = COLORS.holeShade;
  pen.fillRect(552, 324, 58, 9);
  fillDisc(pen, COLORS.stink, 581, 357, 4, 5);
  fillDisc(pen, COLORS.stink, 593, 357, 4, 5);
};

/** @param {Pen} pen */
export const drawToadstools = (pen) => {
  drawToadstool(pen, 620, 232, 0.8, "#e8483f");
  drawToadstool(pen, 484, 240, 0.55, "#f08a4b");
};
