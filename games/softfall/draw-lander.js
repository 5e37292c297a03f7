// @ts-check
import { fillDisc, fillShape } from "../kit/glyphs.js";
import { FOOT_X, FOOT_Y } from "./lander.js";
import { RADIANS } from "../kit/numbers.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Lander } from "./lander.js" */

/** Drawn in the cover's units, then scaled. */
const COVER_FOOT_X = 84;
const COVER_FOOT_Y = 99;
const SCALE = FOOT_X / COVER_FOOT_X;
const LIFT = FOOT_Y - COVER_FOOT_Y * SCALE;

const LEGS = new Path2D("M-44 40-84 92M44 40l40 52M-30 66l-42 10M30 66l42 10");
const FEET = new Path2D("M-104 90h40v9h-40zM64 90h40v9h-40z");
const NOZZLE = new Path2D("M-22 60h44l8 18h-60z");
const BOX = new Path2D("M-56 20h112v44H-56z");
const BOX_SHADE = new Path2D("M20 20h36v44H20zM-56 54h112v10H-56z");
const BOX_LIGHT = new Path2D("M-56 20h20v34h-20z");
const SLOTS = new Path2D("M-24 28h6v20h-6zM-10 28h6v20h-6zM4 28h6v20H4z");
const DOME = new Path2D("M-42 20c-10-30 6-66 42-68 36 2 52 38 42 68z");
const DOME_SHADE = new Path2D("M42 20c10-30-6-66-42-68 22 8 30 40 18 68z");
const SHINE = new Path2D("M-14-18a16 16 0 0 1 18-11l-16 22z");

/** @param {Pen} pen @param {string} color @param {Path2D} path */
const fill = (pen, color, path) => {
  pen.fillStyle = color;
  pen.fill(path);
};

/** @param {Pen} pen @param {number} power 0 to 1.2 */
const drawFlame = (pen, power) => {
  if (power <= 0.02) return;
  fillShape(pen, COLORS.flame, -17, 76, 17, 76, 0, 76 + 84 * power);
  fillShape(pen, COLORS.flameCore, -9, 76, 9, 76, 0, 76 + 52 * power);
};

/** @type {(pen: Pen, turn: number) => void} */
const drawJet = (pen, turn) => {
  if (turn === 0) return;
  pen.save();
  pen.scale(-turn, 1);
  fillShape(pen, COLORS.mintLight, 44, -14, 86, -24, 86, -2);
  pen.restore();
};

/** @param {Pen} pen */
const drawLegs = (pen) => {
  pen.strokeStyle = COLORS.leg;
  pen.lineWidth = 9;
  pen.lineJoin = "round";
  pen.stroke(LEGS);
  fill(pen, COLORS.lemon, FEET);
};

/** @param {Pen} pen */
const drawBox = (pen) => {
  fill(pen, COLORS.nozzle, NOZZLE);
  fill(pen, COLORS.gold, BOX);
  fill(pen, COLORS.goldDark, BOX_SHADE);
  fill(pen, COLORS.cream, BOX_LIGHT);
  fill(pen, COLORS.slot, SLOTS);
};

/** @param {Pen} pen */
const drawDome = (pen) => {
  pen.fillStyle = COLORS.leg;
  pen.fillRect(-3, -74, 6, 28);
  fillDisc(pen, COLORS.coral, 0, -78, 8);
  fill(pen, COLORS.dome, DOME);
  fill(pen, COLORS.domeShade, DOME_SHADE);
  fillDisc(pen, COLORS.frame, 0, -12, 23);
  fillDisc(pen, COLORS.mint, 0, -12, 18);
  fill(pen, COLORS.mintLight, SHINE);
};

/** @type {(pen: Pen, x: number, y: number, tilt: number, paint: () => void) => void} */
const atCoverScale = (pen, x, y, tilt, paint) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(tilt * RADIANS);
  pen.translate(0, LIFT);
  pen.scale(SCALE, SCALE);
  paint();
  pen.restore();
};

/**
 * @param {Pen} pen
 * @param {Pick<Lander, "x" | "y" | "tilt" | "turn">} lander
 * @param {{ flame: number, squash: number }} view squash 0 to 1: how far the legs are compressed
 */
export const drawLander = (pen, { x, y, tilt, turn }, { flame, squash }) =>
  atCoverScale(pen, x, y, tilt, () => {
    drawLegs(pen);
    pen.translate(0, squash * 16);
    drawFlame(pen, flame);
    drawJet(pen, turn);
    drawBox(pen);
    drawDome(pen);
  });

/** @type {(pen: Pen, x: number, y: number) => void} */
export const drawWreck = (pen, x, y) => {
  atCoverScale(pen, x - 2, y - 5, -17, () => drawBox(pen));
  atCoverScale(pen, x + 15, y - 4, 68, () => drawDome(pen));
};
