// @ts-check
import * as palette from "./palette.js";

const TAIL = new Path2D("M-2-6h4l1.5 20a3.5 3.5 0 0 1-7 0z");
const WINGS = [
  new Path2D("M1-5C8-17 18-17 19-11S8-1 1-3z"),
  new Path2D("M1-2C9-5 17-3 16 2S7 4 1 0z"),
  new Path2D("M-1-5C-8-17-18-17-19-11S-8-1-1-3z"),
  new Path2D("M-1-2C-9-5-17-3-16 2S-7 4-1 0z"),
];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number, turn: number, beat: number, isSpent?: boolean}} view beat: wing position, 0 to 1
 */
export function drawDragonfly(context, { x, y, turn, beat, isSpent = false }) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.RIPPLE;
  for (const wing of WINGS) {
    context.save();
    context.scale(1, 1 - 0.35 * beat);
    context.fillStyle = "rgb(217 255 246 / 0.85)";
    if (isSpent) context.stroke(wing);
    else context.fill(wing);
    context.restore();
  }
  if (isSpent) {
    context.stroke(TAIL);
  } else {
    context.fillStyle = palette.PETAL;
    context.fill(TAIL);
    context.fillStyle = "#ffe08a";
    context.beginPath();
    context.arc(0, -8, 4.6, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}
