// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { drawTruffle } from "./glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "./glyphs.js" */
/** @typedef {"calm" | "happy" | "sick"} Mood */
/** @typedef {{ x: number, y: number, scale: number, lookX: number, lookY: number, mood: Mood, sniff: number, hop: number, isBlinking: boolean, hasTruffle: boolean }} PigPose */

const EARS = new Path2D("M-76-74-36-100-24-60zM76-74 36-100 24-60z");
const EARS_INSIDE = new Path2D("m-66-74 24-15 6 24zM66-74 42-89l-6 24z");
const HEAD = new Path2D("M-84 0c0-56 36-84 84-84S84-56 84 0c0 50-36 78-84 78S-84 50-84 0z");
const SHADE = new Path2D("M84 0c0 50-36 78-84 78-20 0-38-5-52-14 70 6 112-40 96-114 26 12 40 32 40 50z");
const SNOUT_SHADE = new Path2D("M-38 26c0-22 16-32 38-32s38 10 38 32-16 32-38 32-38-10-38-32z");
const SNOUT = new Path2D("M-38 20c0-20 16-29 38-29s38 9 38 29-16 29-38 29-38-9-38-29z");
const PAWS = new Path2D(
  "M-74 68c0-18 12-28 26-28s24 10 22 26c-2 8-44 12-48 2zM74 68c0-18-12-28-26-28s-24 10-22 26c2 8 44 12 48 2z",
);
const SMILES = new Path2D("M-51-20a11 11 0 0 1 22 0M29-20a11 11 0 0 1 22 0");
const WINCES = new Path2D("M-50-30l18 8-18 8M50-30l-18 8 18 8");
const GRIMACE = new Path2D("M-16 64q4-6 8 0t8 0 8 0 8 0");

/** @param {Pen} pen @param {PigPose} pose */
const drawEyes = (pen, { mood, lookX, lookY, isBlinking }) => {
  pen.strokeStyle = COLORS.ink;
  pen.lineWidth = 6;
  pen.lineCap = "round";
  if (mood === "happy") pen.stroke(SMILES);
  else if (mood === "sick") pen.stroke(WINCES);
  else if (isBlinking) {
    pen.fillStyle = COLORS.ink;
    pen.fillRect(-50, -24, 20, 4);
    pen.fillRect(30, -24, 20, 4);
  } else
    for (const side of [-40, 40]) {
      fillDisc(pen, COLORS.ink, side + lookX * 4, -22 + lookY * 4, 10, 10);
      fillDisc(pen, COLORS.white, side + 3 + lookX * 5, -26 + lookY * 5, 3.5, 3.5);
    }
  pen.lineCap = "butt";
};

/** @param {Pen} pen @param {PigPose} pose */
const drawSnout = (pen, { sniff, lookX, lookY, mood }) => {
  pen.save();
  pen.translate(lookX * 5, lookY * 4 + 26);
  pen.scale(1 + sniff * 0.07, 1 - sniff * 0.06);
  pen.translate(0, -26);
  pen.fillStyle = COLORS.snoutShade;
  pen.fill(SNOUT_SHADE);
  pen.fillStyle = COLORS.snout;
  pen.fill(SNOUT);
  pen.fillStyle = COLORS.nostril;
  const wide = 11 + 3 * sniff;
  pen.fillRect(-14.5 - wide / 2, 12, wide, 18);
  pen.fillRect(14.5 - wide / 2, 12, wide, 18);
  pen.restore();
  if (mood !== "sick") return;
  pen.strokeStyle = COLORS.nostril;
  pen.lineWidth = 4;
  pen.stroke(GRIMACE);
};

/** @param {Pen} pen @param {PigPose} pose */
export const drawPig = (pen, pose) => {
  const { x, y, scale, mood, hop, hasTruffle } = pose;
  pen.save();
  pen.translate(x, y - hop);
  pen.scale(scale, scale);
  pen.fillStyle = COLORS.ear;
  pen.fill(EARS);
  pen.fillStyle = COLORS.earInside;
  pen.fill(EARS_INSIDE);
  pen.fillStyle = mood === "sick" ? "#c9d38c" : COLORS.pig;
  pen.fill(HEAD);
  pen.fillStyle = mood === "sick" ? "#a9b86e" : COLORS.pigShade;
  pen.fill(SHADE);
  fillDisc(pen, mood === "sick" ? "#93a552" : COLORS.cheek, -62, 12, 12, 12);
  fillDisc(pen, mood === "sick" ? "#93a552" : COLORS.cheek, 62, 12, 12, 12);
  drawEyes(pen, pose);
  drawSnout(pen, pose);
  if (hasTruffle) drawTruffle(pen, 0, 66, 0.6);
  pen.restore();
};

/** @param {Pen} pen @param {PigPose} pose */
export const drawPaws = (pen, { x, y, scale }) => {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = COLORS.pig;
  pen.fill(PAWS);
  pen.fillStyle = COLORS.nostril;
  pen.fillRect(-54, 54, 7, 18);
  pen.fillRect(47, 54, 7, 18);
  pen.restore();
};
