// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { drawKey } from "./draw-key.js";
import { COLORS } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */
/**
 * @typedef {{ x: number, y: number, angle: number, scale: number, letter: string, wheel: number, lean: number,
 *   isBoosted: boolean, isRival: boolean }} CarPose x and y: where its wheels touch the ribbon; wheel: turned so far, in radians
 */

const SPEED_LINES = new Path2D("M-82 6h-40a5 5 0 0 1 0-10h40zM-84 26h-22a5 5 0 0 1 0-10h22z");
const BODY = new Path2D("M-74 8c0-10 8-16 18-16H60c14 0 22 10 22 22v10c0 6-4 10-10 10H-60c-8 0-14-6-14-14z");
const HOOD = new Path2D("M-70 4c0-10 8-14 16-14H58c12 0 20 8 20 18v4H-70z");
const FLAME = new Path2D("M-74-4c-34-8-52 2-70 14 20 2 24 8 16 18 22-2 42-8 54-16z");
const FLAME_CORE = new Path2D("M-74 2c-20-4-30 2-42 8 14 2 26 4 42 2z");

/** @param {Pen} pen @param {number} x @param {number} turn */
const drawWheel = (pen, x, turn) => {
  fillDisc(pen, COLORS.ink, x, 36, 24);
  fillDisc(pen, COLORS.gold, x, 36, 10);
  pen.strokeStyle = COLORS.ink;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x - Math.cos(turn) * 10, 36 - Math.sin(turn) * 10);
  pen.lineTo(x + Math.cos(turn) * 10, 36 + Math.sin(turn) * 10);
  pen.stroke();
};

/** @param {Pen} pen @param {CarPose} pose */
export const drawCar = (pen, { x, y, angle, scale, letter, wheel, lean, isBoosted, isRival }) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(scale, scale);
  pen.translate(0, -58);
  if (isBoosted) {
    pen.fillStyle = COLORS.blue;
    pen.fill(FLAME);
    pen.fillStyle = COLORS.paper;
    pen.fill(FLAME_CORE);
  } else if (lean > 0.35) {
    pen.fillStyle = COLORS.white;
    pen.globalAlpha *= 0.85;
    pen.fill(SPEED_LINES);
    pen.globalAlpha /= 0.85;
  }
  drawWheel(pen, -36, wheel);
  drawWheel(pen, 40, wheel);
  pen.fillStyle = COLORS.ink;
  pen.fill(BODY);
  pen.fillStyle = isRival ? COLORS.blueDark : COLORS.red;
  pen.fill(HOOD);
  fillDisc(pen, COLORS.paper, 76, 10, 6);
  pen.save();
  pen.translate(0, -10);
  pen.rotate(-lean * 0.14);
  drawKey(pen, letter, { x: 0, y: -18, scale: 1, color: isRival ? COLORS.blue : COLORS.green });
  pen.restore();
  pen.restore();
};
