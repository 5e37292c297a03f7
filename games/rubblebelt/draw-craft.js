// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */

const SHIP_SCALE = 0.32;
const SHIELD_RADIUS_PX = 23;
const LAST_SHIELD_STEPS = 40;

const createShapes = () => ({
  flame: new Path2D("M-13 46h26L6 88 0 74l-6 14z"),
  flameSides: new Path2D("M-20 46h14l-4 30zM6 46h14l-10 30z"),
  fins: new Path2D("m-46 44 30-34v44zM46 44 16 10v44z"),
  hull: new Path2D("M0-62c20 22 26 60 22 110h-44C-26-2-20-40 0-62z"),
  shade: new Path2D("M0-62c20 22 26 60 22 110H6C12-4 10-36 0-62z"),
  nose: new Path2D("M0-62c8 9 14 20 17 33h-34C-14-42-8-53 0-62z"),
  belt: new Path2D("M-22 34h44v8h-44z"),
  scoutHull: new Path2D("M-17 1C-12-5 12-5 17 1 12 8-12 8-17 1z"),
  scoutBelly: new Path2D("M-13 4c4 5 22 5 26 0-3 6-23 6-26 0z"),
  scoutDome: new Path2D("M-8-2a8 9 0 0 1 16 0z"),
});
/** @type {ReturnType<typeof createShapes> | undefined} */
let shapes;
const paths = () => (shapes ??= createShapes());

/** @param {Pen} pen @param {string} color @param {Path2D} path */
const fill = (pen, color, path) => {
  pen.fillStyle = color;
  pen.fill(path);
};

/** @param {Pen} pen @param {{ angle: number, flame: number, scale?: number }} view */
export const drawShip = (pen, { angle, flame, scale = 1 }) => {
  const { hull, shade, nose, belt, fins, flame: core, flameSides } = paths();
  pen.rotate((angle * Math.PI) / 180);
  pen.scale(SHIP_SCALE * scale, SHIP_SCALE * scale);
  if (flame > 0.05) {
    pen.save();
    pen.translate(0, 46 * (1 - flame));
    pen.scale(1, flame);
    fill(pen, COLORS.flame, flameSides);
    fill(pen, COLORS.flameCore, core);
    pen.restore();
  }
  pen.strokeStyle = COLORS.night;
  pen.lineWidth = 10;
  pen.lineJoin = "round";
  pen.stroke(hull);
  pen.stroke(fins);
  fill(pen, COLORS.fin, fins);
  fill(pen, COLORS.hull, hull);
  fill(pen, COLORS.hullShade, shade);
  fill(pen, COLORS.nose, nose);
  fillDisc(pen, COLORS.paneRim, 0, -4, 12);
  fillDisc(pen, COLORS.pane, 0, -4, 8);
  fill(pen, COLORS.nose, belt);
};

/** @param {Pen} pen @param {number} steps remaining @param {number} seconds */
export const drawShield = (pen, steps, seconds) => {
  const isFading = steps < LAST_SHIELD_STEPS;
  pen.globalAlpha = isFading ? Math.max(0.15, steps / LAST_SHIELD_STEPS) : 0.9;
  pen.strokeStyle = COLORS.shot;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  for (let part = 0; part < 3; part++) {
    const from = seconds * 2.4 + (part * 2 * Math.PI) / 3;
    pen.beginPath();
    pen.arc(0, 0, SHIELD_RADIUS_PX, from, from + 1.5);
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {number} age in steps */
export const drawScout = (pen, age) => {
  const { scoutHull, scoutBelly, scoutDome } = paths();
  pen.rotate(Math.sin(age / 19) * 0.12);
  pen.strokeStyle = COLORS.night;
  pen.lineWidth = 3;
  pen.stroke(scoutHull);
  pen.stroke(scoutDome);
  fill(pen, COLORS.pane, scoutDome);
  fill(pen, COLORS.scout, scoutHull);
  fill(pen, COLORS.scoutShade, scoutBelly);
  const lamp = Math.floor(age / 10) % 3;
  for (let index = 0; index < 3; index++)
    fillDisc(pen, index === lamp ? COLORS.flameCore : COLORS.scoutLight, (index - 1) * 8, 1.5, 1.8);
};

/** @type {(pen: Pen, missile: { vx: number, vy: number }, color: string, length: number) => void} */
export const drawMissile = (pen, { vx, vy }, color, length) => {
  const share = length / Math.sqrt(vx * vx + vy * vy);
  pen.strokeStyle = color;
  pen.lineWidth = 3.4;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(-vx * share, -vy * share);
  pen.stroke();
};
