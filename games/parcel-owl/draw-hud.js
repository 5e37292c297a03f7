// @ts-check
import { drawDigits } from "../kit/digits.js";
import { HEIGHT } from "../kit/stage.js";
import { drawParcel } from "./draw-parcel.js";
import { drawAction, drawStar } from "./glyphs.js";
import { BUTTONS, COLUMN_WIDTH } from "./layout.js";
import { COLORS } from "./palette.js";

/** @import { Effects } from "./effects.js" */
/** @import { OwlRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const MIDDLE_X = COLUMN_WIDTH / 2;
const CENTER = /** @type {const} */ ("center");

/** 83456 becomes "1:23.4". @param {number} ms */
const formatClock = (ms) => {
  const tenths = Math.floor(ms / 100);
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, "0")}.${tenths % 10}`;
};

/** @param {Pen} pen @param {OwlRun} run */
const drawLevel = (pen, { number, levels, index }) => {
  const pose = { isHeavy: false, isHome: false, isStuck: false, squash: 0 };
  drawParcel(pen, { x: MIDDLE_X, y: 42, cell: 62, ...pose });
  const style = { color: COLORS.white, align: CENTER, outline: COLORS.print };
  drawDigits(pen, String(number + 1), MIDDLE_X, 49, { size: 27, ...style });
  if (levels.length < 2) return;
  levels.forEach((_, part) => {
    pen.fillStyle = part < index ? COLORS.mint : part === index ? COLORS.bay : COLORS.rackFace;
    pen.fillRect(MIDDLE_X - 26 + part * 18, 76, 15, 6);
  });
};

/** @param {Pen} pen @param {OwlRun} run */
const drawCount = (pen, run) => {
  const isLong = run.mode === "fastest" || run.moves > 999;
  const digits = run.mode === "fastest" ? formatClock(run.score) : String(run.moves);
  drawDigits(pen, digits, MIDDLE_X, 108, { size: isLong ? 30 : 38, color: COLORS.white, align: CENTER });
  if (run.mode === "three" && run.index > 0)
    drawDigits(pen, String(run.score), MIDDLE_X, 196, { size: 22, color: COLORS.mint, align: CENTER });
  drawStar(pen, 28, 141, 8, COLORS.bay);
  drawDigits(pen, String(run.par), 42, 142, { size: 20, color: COLORS.bay });
};

/** @param {Pen} pen @param {OwlRun} run */
const drawStars = (pen, { starsNow, phase, phaseSteps }) => {
  for (let star = 0; star < 3; star++) {
    const isLit = star < starsNow;
    const age = phaseSteps - star * 14;
    const isPopping = phase === "delivered" && isLit && age > 0 && age < 20;
    const radius = isPopping ? 11 + 8 * Math.sin((age / 20) * Math.PI) : 11;
    drawStar(pen, MIDDLE_X + (star - 1) * 28, 170, radius, isLit ? COLORS.bay : "#2f6f60");
  }
};

/** @param {Pen} pen @param {boolean} hasShelf */
const drawButtons = (pen, hasShelf) => {
  for (const { action, x, y, size } of BUTTONS) {
    if (action === "shelf" && !hasShelf) continue;
    pen.fillStyle = COLORS.floorLight;
    pen.beginPath();
    pen.roundRect(x, y, size, size, 6);
    pen.fill();
    drawAction(pen, action, x + size / 2, y + size / 2, 0.86);
  }
};

/** @param {Pen} pen @param {OwlRun} run @param {Effects} effects */
export const drawHud = (pen, run, effects) => {
  pen.fillStyle = COLORS.deep;
  pen.fillRect(0, 0, COLUMN_WIDTH, HEIGHT);
  pen.fillStyle = COLORS.bay;
  for (let y = -20; y < HEIGHT; y += 40) pen.fillRect(COLUMN_WIDTH - 4, y, 4, 20);
  drawLevel(pen, run);
  drawCount(pen, run);
  drawStars(pen, effects.isStill ? { ...run, phase: "working" } : run);
  drawButtons(pen, run.mode === "");
};
