// @ts-check
import { COLORS } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */

const UNDO = new Path2D("M-10-11-18-2l8 9v-6h9c9 0 11 10 4 15h6c10-7 6-23-9-23h-10z");
const RESTART_HEAD = new Path2D("M2-15 15-13 9-1z");
const SHELF = new Path2D("M-14-14h12v9h-12zM2-14h12v9H2zM-16-4h32v4h-32zM-14 3h12v9h-12zM2 3h12v9H2zM-16 13h32v4h-32z");

/** @param {Pen} pen @param {number} x @param {number} y @param {number} radius @param {string} color */
export const drawStar = (pen, x, y, radius, color) => {
  pen.fillStyle = color;
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const length = point % 2 === 0 ? radius : radius * 0.46;
    const angle = (point / 10) * 2 * Math.PI - Math.PI / 2;
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
  }
  pen.fill();
};

/** @param {Pen} pen @param {"undo" | "restart" | "shelf"} action @param {number} x @param {number} y @param {number} scale */
export const drawAction = (pen, action, x, y, scale) => {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = COLORS.tape;
  pen.strokeStyle = COLORS.tape;
  if (action === "undo") pen.fill(UNDO);
  else if (action === "shelf") pen.fill(SHELF);
  else {
    pen.lineWidth = 4.5;
    pen.beginPath();
    pen.arc(0, 0, 11, -0.25 * Math.PI, 1.4 * Math.PI);
    pen.stroke();
    pen.fill(RESTART_HEAD);
  }
  pen.restore();
};
