// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { COLORS, FIRE } from "./palette.js";
import { FIELD } from "./rules.js";

/** @import { Pen } from "../kit/glyphs.js" */

const MIDDLE = { x: 332, y: 150 };
const COURSE_PX = 24;

const createPillars = () => {
  const path = new Path2D();
  for (let course = 0; course * COURSE_PX < HEIGHT; course++) {
    const y = FIELD.top + 2 + course * COURSE_PX;
    const cut = course % 2 === 0 ? 12 : 5;
    for (const left of [0, FIELD.right]) {
      path.rect(left, y, cut - 1, COURSE_PX - 3);
      path.rect(left + cut + 2, y, FIELD.left - cut - 4, COURSE_PX - 3);
    }
  }
  return path;
};

/** @type {Path2D | undefined} */
let pillars;

/** @param {Pen} pen @param {readonly string[]} colors @param {number} scale */
const drawDiscs = (pen, colors, scale) => {
  FIRE.radii.forEach((radius, index) => {
    pen.fillStyle = colors[index] ?? COLORS.gold;
    pen.beginPath();
    pen.arc(MIDDLE.x, MIDDLE.y, radius * scale, 0, 2 * Math.PI);
    pen.fill();
  });
};

/** @param {Pen} pen @param {{ heat: number, seconds: number }} view heat: 0 closed, 1 open */
export const drawFire = (pen, { heat, seconds }) => {
  pen.fillStyle = COLORS.night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const pulse = 1 + 0.018 * Math.sin(seconds * 2.2) + heat * 0.02 * Math.sin(seconds * 7);
  drawDiscs(pen, FIRE.closed, pulse);
  if (heat < 0.01) return;
  pen.globalAlpha = heat;
  drawDiscs(pen, FIRE.open, pulse * (0.92 + 0.08 * heat));
  pen.globalAlpha = 1;
};

/** @param {Pen} pen */
export const drawFrame = (pen) => {
  pillars ??= createPillars();
  pen.fillStyle = COLORS.soot;
  pen.fillRect(0, 0, WIDTH, FIELD.top);
  pen.fillRect(0, 0, FIELD.left, HEIGHT);
  pen.fillRect(FIELD.right, 0, WIDTH - FIELD.right, HEIGHT);
  pen.fillStyle = COLORS.pillar;
  pen.fill(pillars);
  pen.fillStyle = COLORS.pillarLight;
  pen.fillRect(0, FIELD.top - 3, WIDTH, 3);
  pen.fillRect(FIELD.left - 2, FIELD.top, 2, HEIGHT);
  pen.fillRect(FIELD.right, FIELD.top, 2, HEIGHT);
};
