// @ts-check
import * as palette from "./palette.js";
import { SEATS } from "./seats.js";

/** @typedef {import("./song.js").Frog} Frog */
/**
 * @typedef {object} Pose
 * @property {"calm" | "sing" | "happy" | "sad" | "asleep"} mood
 * @property {number} stretch how much taller than at rest, -0.2 to 0.2
 * @property {number} hop height above the leaf
 * @property {number} glow light on the leaf, 0 to 1
 * @property {number} key how clearly the arrow shows, 0 to 1
 * @property {boolean} isBlinking
 * @property {{x: number, y: number}} look direction of the eyes, at most 1 long
 */

const LEAF_SIDE = new Path2D("M-96 50a96 30 0 1 1 192 0 96 30 0 0 1-192 0z");
const LEAF_TOP = new Path2D("M-96 44a96 30 0 1 1 160 23L0 44l24 29a96 30 0 0 1-120-29z");
const LEGS = new Path2D("M-62 46c-16-4-20-26 0-40h124c20 14 16 36 0 40z");
const BODY = new Path2D("M-50 42c-10-30 0-84 50-84s60 54 50 84c-24 10-76 10-100 0z");
const BELLY = new Path2D("M-26 44c-6-22 0-46 26-46s32 24 26 46c-16 4-36 4-52 0z");
const FEET = new Path2D("M-54 50c-8-12 4-22 14-16l8 16zM54 50c8-12-4-22-14-16l-8 16z");
const SMILE = new Path2D("M-24-14q24 16 48 0");
const FROWN = new Path2D("M-20-4q20-14 40 0");
const NAP = new Path2D("M-10-8q10 5 20 0");
const CLOSED_EYES = new Path2D("M-40-46a10 8 0 0 1 20 0M20-46a10 8 0 0 1 20 0");
const SLEEPING_EYES = new Path2D("M-40-48a10 8 0 0 0 20 0M20-48a10 8 0 0 0 20 0");
const CHEVRON = new Path2D("M-11 6L0-6L11 6");

/** Distinct mouths make songs readable without sound. @type {Record<Frog, {mouth: Path2D, tongue: Path2D}>} */
const VOICES = {
  down: {
    mouth: new Path2D("M-28-15h56c2 24-11 35-28 35s-30-11-28-35z"),
    tongue: new Path2D("M-15 11c4-8 26-8 30 0-4 7-9 9-15 9s-11-2-15-9z"),
  },
  left: {
    mouth: new Path2D("M0-17a17 19 0 0 1 0 38 17 19 0 0 1 0-38z"),
    tongue: new Path2D("M-11 15c3-7 19-7 22 0-3 5-6 6-11 6s-8-1-11-6z"),
  },
  right: {
    mouth: new Path2D("M-28-16h56c6 0 8 5 5 9L9 18c-5 6-13 6-18 0L-33-7c-3-4-1-9 5-9z"),
    tongue: new Path2D("M-13 13c4-7 22-7 26 0l-4 5c-5 6-13 6-18 0z"),
  },
  up: {
    mouth: new Path2D("M-28-13h56a12 12 0 0 1 0 26h-56a12 12 0 0 1 0-26z"),
    tongue: new Path2D("M-18 13c3-9 33-9 36 0z"),
  },
};

/** @type {Record<Frog, number>} */
const TURNS = { up: 0, right: 1, down: 2, left: 3 };

/** @param {CanvasRenderingContext2D} context @param {Frog} frog @param {Pose} pose */
function drawLeaf(context, frog, { glow, key }) {
  context.fillStyle = palette.SHADE;
  context.globalAlpha = 0.55;
  context.beginPath();
  context.ellipse(0, 62, 92, 26, 0, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = palette.LILY_DARK;
  context.fill(LEAF_SIDE);
  context.fillStyle = palette.LILY;
  context.fill(LEAF_TOP);
  if (glow > 0) {
    context.globalAlpha = 0.6 * glow;
    context.fillStyle = palette.MOON;
    context.fill(LEAF_SIDE);
    context.globalAlpha = 1;
  }
  context.save();
  context.translate(0, 63);
  context.scale(1.05, 0.8);
  context.rotate((TURNS[frog] * Math.PI) / 2);
  context.globalAlpha = 0.3 + 0.7 * key;
  context.lineWidth = 7;
  context.strokeStyle = key > 0.5 ? palette.PAPER : palette.SHADE;
  context.stroke(CHEVRON);
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {Pose} pose @param {string} color */
function drawEye(context, x, { mood, isBlinking, look }, color) {
  const isOpen = (mood === "calm" || mood === "sad") && !isBlinking;
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, -44, 23, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = palette.PAPER;
  context.beginPath();
  context.arc(x, -46, 15, 0, 2 * Math.PI);
  context.fill();
  if (!isOpen) return;
  context.fillStyle = palette.INK;
  context.beginPath();
  context.arc(x + 6 * look.x, -46 + 6 * look.y, 8, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = palette.PAPER;
  context.beginPath();
  context.arc(x + 6 * look.x + 3, -49 + 6 * look.y, 2.4, 0, 2 * Math.PI);
  context.fill();
}

/** @param {CanvasRenderingContext2D} context @param {Pose} pose @param {string} color */
function drawEyes(context, pose, color) {
  drawEye(context, -30, pose, color);
  drawEye(context, 30, pose, color);
  context.strokeStyle = palette.INK;
  context.lineWidth = 6;
  if (pose.mood === "sing" || pose.mood === "happy") context.stroke(CLOSED_EYES);
  else if (pose.mood === "asleep" || pose.isBlinking) context.stroke(SLEEPING_EYES);
}

/** @param {CanvasRenderingContext2D} context @param {Frog} frog @param {Pose["mood"]} mood */
function drawMouth(context, frog, mood) {
  if (mood === "sing" || mood === "happy") {
    context.fillStyle = palette.MOUTH;
    context.fill(VOICES[frog].mouth);
    context.fillStyle = palette.TONGUE;
    context.fill(VOICES[frog].tongue);
    return;
  }
  context.strokeStyle = palette.INK;
  context.lineWidth = 5;
  context.stroke({ calm: SMILE, sad: FROWN, asleep: NAP }[mood]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Frog} frog
 * @param {Pose} pose
 */
export function drawFrog(context, frog, pose) {
  const seat = SEATS[frog];
  context.save();
  context.translate(seat.x, seat.y);
  context.scale(seat.scale, seat.scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  drawLeaf(context, frog, pose);
  context.translate(0, 48 - pose.hop);
  context.scale(1 - pose.stretch * 0.7, 1 + pose.stretch);
  context.translate(0, -48);
  context.fillStyle = seat.dark;
  context.fill(LEGS);
  context.fillStyle = seat.main;
  context.fill(BODY);
  context.fillStyle = seat.belly;
  context.fill(BELLY);
  drawEyes(context, pose, seat.main);
  drawMouth(context, frog, pose.mood);
  context.fillStyle = seat.dark;
  context.fill(FEET);
  context.restore();
}
