// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Direction } from "./warehouse.js" */
/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {{ x: number, y: number, cell: number, facing: Direction, lean: number, hop: number, isBlinking: boolean, isHappy: boolean, isPushing: boolean }} OwlPose x and y: the middle of its cell */

const BODY = new Path2D("M-66-6c0-56 30-88 66-88s66 32 66 88c0 70-22 112-66 112S-66 64-66-6z");
const BODY_SHADE = new Path2D("M66-6c0 70-22 112-66 112 30-14 44-60 42-112-1-34-10-66-42-88 36 0 66 32 66 88z");
const BELLY = new Path2D("M-42 26c0-24 18-34 42-34s42 10 42 34c0 40-16 66-42 66S-42 66-42 26z");
const FEATHERS = new Path2D(
  "m-24 22 8 8 8-8 8 8 8-8 8 8 8-8v8l-8 8-8-8-8 8-8-8-8 8-8-8zM-24 46l8 8 8-8 8 8 8-8 8 8 8-8v8l-8 8-8-8-8 8-8-8-8 8-8-8z",
);
const FEET = new Path2D("M-44 104h34v14h-40zM10 104h34l6 14H10z");
const CAP = new Path2D("M-58-66c8-36 32-48 58-48s50 12 58 48c-34-12-82-12-116 0z");
const CAP_SIDE = new Path2D("M-58-66c34-12 82-12 116 0l16 10c-44-12-104-12-138 0z");
const CAP_FRONT = new Path2D("M-66-64c36-14 96-14 132 0l-8 16c-34-12-82-12-116 0z");
const BADGE = new Path2D("M-11-100h22v18l-11 8-11-8z");
const WING = new Path2D("M40 4c24-6 46 2 60 20 4 10-4 20-16 18-24-2-44-14-44-38z");
const WINGS_DOWN = new Path2D("M-60 0c-18 14-22 44-12 66 10-6 16-20 18-36zM60 0c18 14 22 44 12 66-10-6-16-20-18-36z");
const HAPPY = new Path2D("M-42-30a17 17 0 0 1 34 0M12-30a17 17 0 0 1 34 0");

/** @param {Pen} pen @param {Path2D} path @param {string} color */
const fill = (pen, path, color) => {
  pen.fillStyle = color;
  pen.fill(path);
};

/** @param {Pen} pen @param {OwlPose} pose @param {number} look sideways, -1 to 1 */
const drawFace = (pen, { isBlinking, isHappy }, look) => {
  const shift = look * 6;
  fillDisc(pen, COLORS.face, -27 + look * 2, -32, 30);
  fillDisc(pen, COLORS.face, 27 + look * 2, -32, 30);
  if (isHappy || isBlinking) {
    pen.strokeStyle = COLORS.ink;
    pen.lineWidth = 8;
    if (isHappy) pen.stroke(HAPPY);
    else {
      pen.fillStyle = COLORS.ink;
      pen.fillRect(-44, -34, 32, 7);
      pen.fillRect(12, -34, 32, 7);
    }
  } else
    for (const side of [-25, 27]) {
      fillDisc(pen, COLORS.iris, side + shift, -32, 17);
      fillDisc(pen, COLORS.ink, side + shift * 1.5, -32, 10);
      fillDisc(pen, COLORS.white, side + 3 + shift * 1.5, -36, 3.5);
    }
  pen.fillStyle = COLORS.beak;
  pen.beginPath();
  pen.moveTo(-6 + shift, -24);
  pen.lineTo(8 + shift, -24);
  pen.lineTo(1 + shift * 1.4, -2);
  pen.fill();
};

/** @param {Pen} pen @param {OwlPose} pose */
const drawFront = (pen, pose) => {
  const isSide = pose.facing === "left" || pose.facing === "right";
  fill(pen, FEET, COLORS.feet);
  fill(pen, BODY, COLORS.body);
  fill(pen, BODY_SHADE, COLORS.bodyShade);
  if (!isSide) fill(pen, WINGS_DOWN, COLORS.bodyShade);
  fill(pen, BELLY, COLORS.belly);
  fill(pen, FEATHERS, COLORS.feather);
  drawFace(pen, pose, isSide ? 1 : 0);
  fill(pen, CAP, COLORS.cap);
  fill(pen, isSide ? CAP_SIDE : CAP_FRONT, COLORS.capShade);
  fill(pen, BADGE, COLORS.bay);
  if (!isSide) return;
  pen.save();
  pen.translate(40, 10);
  pen.rotate(pose.isPushing ? -0.25 : 0.45);
  pen.translate(-40, -10);
  fill(pen, WING, COLORS.bodyShade);
  pen.restore();
};

/** @param {Pen} pen @param {OwlPose} pose */
const drawBack = (pen, { isPushing }) => {
  fill(pen, FEET, COLORS.feet);
  fill(pen, BODY, COLORS.body);
  fill(pen, BODY_SHADE, COLORS.bodyShade);
  pen.save();
  if (isPushing) pen.translate(0, -26);
  fill(pen, WINGS_DOWN, COLORS.bodyShade);
  pen.restore();
  pen.save();
  pen.translate(0, -4);
  pen.globalAlpha = 0.45;
  fill(pen, FEATHERS, COLORS.feather);
  pen.restore();
  fill(pen, CAP, COLORS.cap);
  pen.fillStyle = COLORS.capShade;
  pen.fillRect(-56, -72, 112, 9);
};

/** @param {Pen} pen @param {OwlPose} pose */
export const drawOwl = (pen, pose) => {
  const { x, y, cell, facing, lean, hop } = pose;
  const scale = (cell * 1.16) / 232;
  pen.fillStyle = "rgb(8 36 33 / 0.5)";
  pen.beginPath();
  pen.ellipse(x, y + cell * 0.37, cell * 0.36, cell * 0.11, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.save();
  pen.translate(x, y + cell * 0.4 - hop);
  pen.scale((facing === "left" ? -scale : scale) * (1 + lean * 0.1), scale * (1 - lean * 0.12));
  pen.rotate(facing === "left" || facing === "right" ? lean * 0.16 + 0.05 : 0);
  pen.translate(0, -116);
  if (facing === "up") drawBack(pen, pose);
  else drawFront(pen, pose);
  pen.restore();
};
