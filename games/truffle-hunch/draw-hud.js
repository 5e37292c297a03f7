// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { drawDigits, formatPoints } from "../kit/digits.js";
import { HEIGHT } from "../kit/stage.js";
import { remainingBeetles, clockOf } from "./board.js";
import { FLIGHT_STEPS } from "./effects.js";
import { drawBeetle, drawFlag, drawShovel, drawTruffle } from "./glyphs.js";
import { COLUMN_WIDTH, SWITCH, centerOf } from "./layout.js";
import { TRUFFLES } from "./meadow.js";
import { COLORS } from "./palette.js";

/** @import { Effects } from "./effects.js" */
/** @import { Pen } from "./glyphs.js" */
/** @import { TruffleRun } from "./run.js" */

const MIDDLE_X = COLUMN_WIDTH / 2;
const TRUFFLE_Y = 174;

/** 83456 becomes "1:23.4" in a race, "1:23" otherwise. @param {number} ms @param {boolean} isExact */
const formatClock = (ms, isExact) => {
  const seconds = Math.floor(ms / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return isExact ? `${clock}.${Math.floor((ms % 1000) / 100)}` : clock;
};

/** @param {number} slot */
const slotX = (slot) => MIDDLE_X + (slot - 1) * 30;

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects */
const drawTruffles = (pen, { board }, { flights, isStill }) => {
  for (let slot = 0; slot < TRUFFLES; slot++) {
    const flight = flights.find((candidate) => candidate.slot === slot);
    const isHome = slot < board.trufflesFound && (!flight || isStill || flight.age >= FLIGHT_STEPS);
    fillDisc(pen, isHome ? COLORS.gold : COLORS.hole, slotX(slot), TRUFFLE_Y, 13.5, 13.5);
    if (isHome) drawTruffle(pen, slotX(slot), TRUFFLE_Y, 0.27);
  }
};

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects */
export const drawFlights = (pen, { board }, { flights, isStill }) => {
  if (isStill) return;
  for (const { cell, slot, age } of flights) {
    if (age < 0 || age >= FLIGHT_STEPS) continue;
    const share = age / FLIGHT_STEPS;
    const eased = share * share * (3 - 2 * share);
    const from = centerOf(board.size, cell);
    const x = from.x + (slotX(slot) - from.x) * eased;
    const y = from.y + (TRUFFLE_Y - from.y) * eased - Math.sin(share * Math.PI) * 46;
    drawTruffle(pen, x, y + 8, 0.34 + 0.3 * Math.sin(share * Math.PI));
    drawDigits(pen, "-5", x, y - 18, { size: 17, color: COLORS.gold, align: "center", outline: COLORS.deep });
  }
};

/** @param {Pen} pen @param {TruffleRun} run */
const drawRow = (pen, { boards, results, index }) => {
  if (boards.length < 2) return;
  boards.forEach((_, number) => {
    const [x, y] = [MIDDLE_X - 47 + number * 19, 216];
    const result = results[number];
    pen.fillStyle = result === undefined ? COLORS.hole : result === null ? COLORS.beetle : COLORS.soil;
    pen.fillRect(x, y, 17, 17);
    pen.fillStyle = result === null ? COLORS.stink : COLORS.grass;
    if (typeof result === "number") pen.fillRect(x, y, 17, 6);
    if (typeof result === "number") drawTruffle(pen, x + 8.5, y + 14, 0.15);
    if (result === null) drawBeetle(pen, x + 8.5, y + 8.5, 0.36);
    if (number !== index || result !== undefined) return;
    pen.strokeStyle = COLORS.gold;
    pen.lineWidth = 2;
    pen.strokeRect(x + 1, y + 1, 15, 15);
  });
};

/** @param {Pen} pen @param {boolean} isFlagging */
const drawSwitch = (pen, isFlagging) => {
  const { x, y, width, height } = SWITCH;
  const half = width / 2;
  pen.fillStyle = COLORS.hole;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 8);
  pen.fill();
  pen.fillStyle = COLORS.grass;
  pen.beginPath();
  pen.roundRect(x + 3 + (isFlagging ? half - 3 : 0), y + 3, half - 3, height - 6, 6);
  pen.fill();
  pen.globalAlpha = isFlagging ? 0.6 : 1;
  drawShovel(pen, x + half / 2 + 1, y + height / 2 - 2, 0.82, COLORS.cream);
  pen.globalAlpha = isFlagging ? 1 : 0.6;
  drawFlag(pen, x + half * 1.5 - 3, y + height / 2, 0.78);
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects @param {{ isFlagging: boolean, displayedScore: number }} view */
export const drawHud = (pen, run, effects, { isFlagging, displayedScore }) => {
  const { board, isRace } = run;
  pen.fillStyle = COLORS.deep;
  pen.fillRect(0, 0, COLUMN_WIDTH, HEIGHT);
  pen.fillStyle = COLORS.grass;
  pen.fillRect(0, 0, COLUMN_WIDTH, 5);
  const clock = formatClock(clockOf(board), isRace);
  const center = /** @type {const} */ ("center");
  if (!isRace) {
    drawDigits(pen, formatPoints(displayedScore), MIDDLE_X, 40, { size: 34, color: COLORS.white, align: center });
    drawDigits(pen, clock, MIDDLE_X, 76, { size: 22, color: COLORS.gold, align: center });
  } else drawDigits(pen, clock, MIDDLE_X, 52, { size: 34, color: COLORS.gold, align: center });
  fillDisc(pen, COLORS.soil, MIDDLE_X - 24, 122, 21, 21);
  drawBeetle(pen, MIDDLE_X - 24, 121, 0.8);
  drawDigits(pen, String(remainingBeetles(board)), MIDDLE_X + 6, 124, { size: 30, color: COLORS.white });
  drawTruffles(pen, run, effects);
  drawRow(pen, run);
  drawSwitch(pen, isFlagging);
};
