// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {{ x: number, y: number, cell: number, isHeavy: boolean, isHome: boolean, isStuck: boolean, squash: number }} ParcelPose x and y: the middle of its cell; squash: 0 to 1 */

const TAPE = new Path2D("M-9 0h18v58l-4.5-5-4.5 5-4.5-5-4.5 5z");
const CHECK = new Path2D("M-13 0l9 10L14-11");
const HANDLE = new Path2D("M-9-8c-4-14 22-14 18 0");

/** @param {Pen} pen @param {{ side: string, shade: string, lid: string }} colors */
const drawBox = (pen, { side, shade, lid }) => {
  pen.fillStyle = lid;
  pen.fillRect(-64, -140, 128, 42);
  pen.fillStyle = side;
  pen.fillRect(-64, -100, 128, 100);
  pen.fillStyle = shade;
  pen.fillRect(30, -100, 34, 100);
  pen.fillRect(-64, -8, 128, 8);
};

/** @param {Pen} pen */
const drawCardboard = (pen) => {
  drawBox(pen, { side: COLORS.box, shade: COLORS.boxShade, lid: COLORS.boxLight });
  pen.fillStyle = COLORS.tape;
  pen.fillRect(-9, -140, 18, 42);
  pen.save();
  pen.translate(0, -100);
  pen.fill(TAPE);
  pen.restore();
  pen.fillStyle = COLORS.print;
  pen.fillRect(-50, -40, 28, 6);
  pen.fillRect(-50, -28, 18, 6);
};

/** @param {Pen} pen */
const drawCrate = (pen) => {
  drawBox(pen, { side: COLORS.crate, shade: COLORS.crateShade, lid: COLORS.crateLight });
  pen.fillStyle = COLORS.band;
  pen.fillRect(-64, -104, 128, 9);
  pen.fillRect(-64, -14, 128, 14);
  pen.fillRect(-64, -104, 11, 104);
  pen.fillRect(53, -104, 11, 104);
  fillDisc(pen, COLORS.band, 0, -48, 25);
  pen.strokeStyle = COLORS.band;
  pen.lineWidth = 9;
  pen.save();
  pen.translate(0, -66);
  pen.stroke(HANDLE);
  pen.restore();
  fillDisc(pen, COLORS.crateLight, -8, -56, 6);
};

/** @param {Pen} pen @param {ParcelPose} pose */
export const drawParcel = (pen, { x, y, cell, isHeavy, isHome, isStuck, squash }) => {
  const scale = (cell * 0.86) / 128;
  pen.fillStyle = "rgb(8 36 33 / 0.5)";
  pen.fillRect(x - cell * 0.46, y + cell * 0.34, cell * 0.92, cell * 0.12);
  pen.save();
  pen.translate(x, y + cell * 0.43);
  pen.scale(scale * (1 + squash * 0.07), scale * (1 - squash * 0.1));
  if (isHeavy) drawCrate(pen);
  else drawCardboard(pen);
  if (isStuck) {
    pen.globalAlpha = 0.55;
    pen.fillStyle = COLORS.stuck;
    pen.fillRect(-64, -140, 128, 140);
    pen.globalAlpha = 1;
  }
  if (isHome) {
    fillDisc(pen, "#1fa66a", 0, -119, 25, 19);
    pen.strokeStyle = COLORS.white;
    pen.lineWidth = 8;
    pen.lineCap = "round";
    pen.translate(0, -119);
    pen.scale(0.9, 0.8);
    pen.stroke(CHECK);
    pen.lineCap = "butt";
  }
  pen.restore();
};
