// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";
import { STEPS } from "./rules.js";
import { xAt, yAt } from "./table.js";

/** @import { NoodleRun } from "./run.js" */
/** @import { Effects } from "./effects.js" */
/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {{ x: number, y: number }} Point */

const THICKNESS_PX = 15;
const MOUTH_RANGE_CELLS = 2.4;

/** @type {(from: number, to: number, share: number) => number} */
const lerp = (from, to, share) => from + (to - from) * share;

/**
 * Centre line in px, head first, interpolated at both ends.
 * @param {NoodleRun} run @param {number} progress
 * @returns {Point[]}
 */
export const lineOf = ({ body, tail }, progress) => {
  const points = body.map(({ x, y }) => ({ x: xAt(x), y: yAt(y) }));
  const [head, neck] = points;
  const last = points.at(-1);
  if (!head || !neck || !last) return points;
  points[0] = { x: lerp(neck.x, head.x, progress), y: lerp(neck.y, head.y, progress) };
  points.push({ x: lerp(xAt(tail.x), last.x, progress), y: lerp(yAt(tail.y), last.y, progress) });
  return points;
};

/** @param {Pen} pen @param {readonly Point[]} line */
const traceLine = (pen, line) => {
  const [head] = line;
  const end = line.at(-1);
  if (!head || !end) return;
  pen.beginPath();
  pen.moveTo(head.x, head.y);
  for (let index = 1; index < line.length - 1; index++) {
    const [here, next] = [line[index], line[index + 1]];
    if (here && next) pen.quadraticCurveTo(here.x, here.y, (here.x + next.x) / 2, (here.y + next.y) / 2);
  }
  pen.lineTo(end.x, end.y);
};

/** @type {(pen: Pen, line: readonly Point[], style: { color: string, width: number, dx?: number, dy?: number, dash?: number[] }) => void} */
const strokeLine = (pen, line, { color, width, dx = 0, dy = 0, dash = [] }) => {
  pen.save();
  pen.translate(dx, dy);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.setLineDash(dash);
  traceLine(pen, line);
  pen.stroke();
  pen.restore();
};

/** @type {(pen: Pen, line: readonly Point[], bulges: Effects["bulges"]) => void} */
const drawBulges = (pen, line, bulges) => {
  for (const { at, size } of bulges) {
    const index = Math.floor(at);
    const [here, next] = [line[index], line[index + 1]];
    if (!here || !next) continue;
    const share = at - index;
    fillDisc(pen, COLORS.noodle, lerp(here.x, next.x, share), lerp(here.y, next.y, share), size);
  }
};

/** @type {(pen: Pen, x: number, look: Point, isDizzy: boolean, lid: number) => void} */
const drawEye = (pen, x, look, isDizzy, lid) => {
  fillDisc(pen, COLORS.white, x, -10, 11.5);
  if (isDizzy) {
    pen.strokeStyle = COLORS.ink;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.moveTo(x - 6, -16);
    pen.lineTo(x + 6, -4);
    pen.moveTo(x + 6, -16);
    pen.lineTo(x - 6, -4);
    pen.stroke();
    return;
  }
  fillDisc(pen, COLORS.ink, x + look.x * 5, -10 + look.y * 5, 6.2, 6.2 * lid);
};

/** @type {(pen: Pen, open: number, isDizzy: boolean) => void} */
const drawMouth = (pen, open, isDizzy) => {
  if (open > 0.1) {
    fillDisc(pen, COLORS.lip, 0, 15, 8 + open * 3, 3 + open * 8);
    return;
  }
  pen.strokeStyle = COLORS.lip;
  pen.lineWidth = 5;
  pen.lineCap = "round";
  pen.beginPath();
  if (isDizzy) pen.arc(0, 24, 9, 1.15 * Math.PI, 1.85 * Math.PI);
  else {
    pen.moveTo(-12, 13);
    pen.quadraticCurveTo(0, 24, 12, 13);
  }
  pen.stroke();
};

/** @param {NoodleRun} run @param {Point} head */
const attention = ({ toppings, direction }, head) => {
  let nearest = Infinity;
  let look = STEPS[direction];
  for (const { x, y } of toppings.list) {
    const [dx, dy] = [xAt(x) - head.x, yAt(y) - head.y];
    const distance = Math.hypot(dx, dy) / 21;
    if (distance >= nearest || distance < 0.2) continue;
    nearest = distance;
    if (distance < 6) look = { x: dx / distance / 21, y: dy / distance / 21 };
  }
  return { look, open: Math.max(0, 1 - nearest / MOUTH_RANGE_CELLS) };
};

/** @type {(pen: Pen, run: NoodleRun, head: Point, effects: Effects, seconds: number) => void} */
const drawHead = (pen, run, head, { munch }, seconds) => {
  const { look, open } = attention(run, head);
  const isDizzy = run.phase === "caught";
  const isGlad = run.phase === "full";
  pen.save();
  pen.translate(head.x, head.y);
  pen.rotate(STEPS[run.direction].x * 0.16);
  const size = 0.46 * (1 + 0.22 * munch);
  pen.scale(size, size * (1 - 0.16 * munch));
  fillDisc(pen, COLORS.noodleDark, 5, 10, 31, 33);
  fillDisc(pen, COLORS.noodle, 0, 0, 31, 33);
  const lid = seconds % 3.7 < 0.12 ? 0.15 : 1;
  drawEye(pen, -13, look, isDizzy, lid);
  drawEye(pen, 14, look, isDizzy, lid);
  fillDisc(pen, COLORS.cheek, -23, 8, 5);
  fillDisc(pen, COLORS.cheek, 24, 8, 5);
  drawMouth(pen, isGlad ? 0.8 : isDizzy ? 0 : open, isDizzy);
  pen.restore();
};

/** @param {Pen} pen @param {NoodleRun} run @param {Effects} effects @param {{ progress: number, seconds: number }} time */
export const drawNoodle = (pen, run, effects, { progress, seconds }) => {
  const line = lineOf(run, progress);
  const [head] = line;
  if (!head) return;
  strokeLine(pen, line, { color: COLORS.noodleDark, width: THICKNESS_PX, dx: 1.5, dy: 4.5 });
  strokeLine(pen, line, { color: COLORS.noodle, width: THICKNESS_PX });
  drawBulges(pen, line, effects.bulges);
  strokeLine(pen, line, { color: COLORS.noodleLight, width: 3, dx: -1.5, dy: -2.5, dash: [30, 14, 54, 18] });
  drawHead(pen, run, { x: head.x + effects.lunge.x, y: head.y + effects.lunge.y }, effects, seconds);
};
