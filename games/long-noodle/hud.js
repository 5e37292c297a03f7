// @ts-check
import { drawDigits, formatPoints } from "../kit/digits.js";
import { HEIGHT } from "../kit/stage.js";
import { fillDisc } from "../kit/glyphs.js";
import { EVERY_STEPS } from "./chopsticks.js";
import { drawTopping } from "./draw-toppings.js";
import { COLORS } from "./palette.js";
import { FULL_CELLS } from "./rules.js";
import { CLOCK_SECONDS } from "./run.js";

/** @import { NoodleRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const MIDDLE = 38;
const LAST_SECONDS = 10;

/** @type {(pen: Pen, text: string, y: number, size: number, color?: string) => void} */
const write = (pen, text, y, size, color = COLORS.white) =>
  drawDigits(pen, text, MIDDLE, y, { size, color, align: "center" });

/** @param {Pen} pen @param {number} y @param {number} cells */
const drawLength = (pen, y, cells) => {
  const share = Math.min(1, cells / FULL_CELLS);
  const half = 25;
  pen.save();
  pen.translate(MIDDLE, y);
  pen.beginPath();
  pen.moveTo(-half, -8);
  pen.bezierCurveTo(-half, 20, half, 20, half, -8);
  pen.closePath();
  pen.fillStyle = COLORS.bowlDark;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = COLORS.noodle;
  pen.fillRect(-half, 13 - 21 * share, 2 * half, 30);
  pen.restore();
  pen.strokeStyle = COLORS.bowl;
  pen.lineWidth = 4;
  pen.stroke();
  pen.restore();
  write(pen, String(cells), y + 30, 20, COLORS.noodle);
};

/** @param {Pen} pen @param {number} y @param {number} seconds */
const drawClock = (pen, y, seconds) => {
  const color = seconds <= LAST_SECONDS ? "#ff8a78" : COLORS.white;
  fillDisc(pen, COLORS.shadow, MIDDLE, y, 25);
  pen.strokeStyle = color;
  pen.lineWidth = 4;
  pen.lineCap = "butt";
  pen.beginPath();
  pen.arc(MIDDLE, y, 25, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * (seconds / CLOCK_SECONDS));
  pen.stroke();
  write(pen, String(Math.ceil(seconds)), y + 1, 20, color);
};

/** @param {Pen} pen @param {number} share */
const drawPair = (pen, share) => {
  const top = HEIGHT - 16 - 92 * share;
  for (const [x, lean] of /** @type {const} */ ([
    [MIDDLE - 9, -3],
    [MIDDLE + 9, 3],
  ])) {
    pen.fillStyle = share > 0.9 ? COLORS.orange : COLORS.wood;
    pen.beginPath();
    pen.moveTo(x - 2.5, top);
    pen.lineTo(x + 2.5, top);
    pen.lineTo(x + lean + 5, HEIGHT + 10);
    pen.lineTo(x + lean - 5, HEIGHT + 10);
    pen.fill();
    pen.fillStyle = share > 0.9 ? "#ff9a6b" : COLORS.woodLight;
    pen.beginPath();
    pen.moveTo(x - 2.5, top);
    pen.lineTo(x, top);
    pen.lineTo(x + lean, HEIGHT + 10);
    pen.lineTo(x + lean - 5, HEIGHT + 10);
    pen.fill();
  }
};

/** @param {Pen} pen @param {NoodleRun} run */
export const drawHud = (pen, run) => {
  const text = formatPoints(run.score);
  write(pen, text, 32, text.length > 4 ? 26 : 34);
  if (run.mode === "naruto") drawTopping(pen, "naruto", MIDDLE, 74, 1.25);
  drawLength(pen, run.mode === "naruto" ? 118 : 82, run.body.length);
  if (run.remainingSeconds !== null) drawClock(pen, 198, run.remainingSeconds);
  drawPair(pen, (run.steps % EVERY_STEPS) / EVERY_STEPS);
};
