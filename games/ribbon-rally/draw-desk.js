// @ts-check
import { drawDigits } from "../kit/digits.js";
import { fillDisc } from "../kit/glyphs.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawKey, drawLetters } from "./draw-key.js";
import { COLORS } from "./palette.js";
import { BOOST_STEPS, TANK_WORDS } from "./run.js";

/** @import { Effects } from "./effects.js" */
/** @import { RallyRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

export const DESK_Y = 226;
const KEYS_Y = 314;
const KEY_PITCH = 48;
const MIDDLE_X = 320;
const DROP = new Path2D("M0-16C7-6 11-1 11 5A11 11 0 0 1-11 5C-11-1-7-6 0-16z");
const CENTER = /** @type {const} */ ("center");

/** @param {Pen} pen */
export const drawDeskTop = (pen) => {
  pen.fillStyle = COLORS.ink;
  pen.fillRect(0, DESK_Y, WIDTH, HEIGHT - DESK_Y);
  pen.fillStyle = COLORS.red;
  pen.fillRect(0, DESK_Y, WIDTH, 5);
  pen.fillStyle = COLORS.inkLight;
  pen.fillRect(0, DESK_Y + 5, WIDTH, 3);
  pen.fillStyle = COLORS.paper;
  pen.fillRect(104, DESK_Y + 14, WIDTH - 208, 34);
  pen.fillStyle = "#e8d9b4";
  pen.fillRect(104, DESK_Y + 44, WIDTH - 208, 4);
  for (const x of [96, WIDTH - 108]) {
    pen.fillStyle = COLORS.metal;
    pen.fillRect(x, DESK_Y + 11, 12, 40);
  }
};

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects */
const drawWord = (pen, { word, letterIndex }, { presses, slip, isStill }) => {
  const letters = [...word];
  const shake = isStill ? 0 : Math.sin(slip * 1.7) * (slip / 24) * 7;
  letters.forEach((letter, index) => {
    const x = MIDDLE_X + (index - (letters.length - 1) / 2) * KEY_PITCH;
    const isDone = index < letterIndex;
    const isNext = index === letterIndex;
    const press = isStill ? 0 : (presses.get(index) ?? 0);
    const y = KEYS_Y + (isDone ? 6 : 0) + press * 6 - (isNext ? 4 : 0);
    const scale = (isNext ? 0.63 : 0.5) + press * 0.04;
    const color = isDone ? COLORS.green : isNext ? (slip > 0 ? COLORS.red : COLORS.gold) : COLORS.inkLight;
    const text = isNext && slip <= 0 ? COLORS.ink : COLORS.white;
    drawKey(pen, letter, { x: x + (isNext ? shake : 0), y, scale, color, text });
  });
};

/** @param {Pen} pen @param {RallyRun} run */
const drawNextWords = (pen, { words, wordIndex, phase }) => {
  if (phase === "finished") return;
  const nextWords = words.slice(wordIndex, wordIndex + 4);
  pen.save();
  pen.beginPath();
  pen.rect(110, DESK_Y + 14, WIDTH - 220, 30);
  pen.clip();
  let x = 122;
  nextWords.forEach((word, index) => {
    drawLetters(pen, word, x, DESK_Y + 29, 20, index === 0 ? COLORS.red : COLORS.inkLight, "left");
    x += pen.measureText(word).width + 20;
  });
  pen.restore();
};

/** @param {Pen} pen @param {RallyRun} run @param {number} speed */
const drawSpeed = (pen, { isAccuracy, accuracy }, speed) => {
  const x = 49;
  drawDigits(pen, String(speed), x, DESK_Y + 42, { size: 42, color: COLORS.gold, align: CENTER });
  const lamps = Math.min(10, Math.floor(speed / 12));
  for (let lamp = 0; lamp < 10; lamp++) {
    pen.fillStyle = lamp >= lamps ? COLORS.inkLight : lamp < 6 ? COLORS.green : lamp < 8 ? COLORS.gold : COLORS.red;
    pen.fillRect(x - 39 + lamp * 8, DESK_Y + 70, 6, 9);
  }
  if (isAccuracy) return;
  const percent = `${Math.floor(accuracy / 100)}%`;
  drawDigits(pen, percent, x, DESK_Y + 106, { size: 24, color: COLORS.paper, align: CENTER });
};

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects */
const drawInk = (pen, { ink, boostSteps }, { steps, isStill }) => {
  const x = WIDTH - 49;
  const isFull = ink === TANK_WORDS;
  const isBoosted = boostSteps > 0;
  const glow = isStill ? 1 : 0.6 + 0.4 * Math.sin(steps * 0.2);
  const share = isBoosted ? boostSteps / BOOST_STEPS : ink / TANK_WORDS;
  pen.fillStyle = COLORS.inkLight;
  pen.beginPath();
  pen.roundRect(x - 28, DESK_Y + 16, 56, 104, 10);
  pen.fill();
  const height = 96 * share;
  pen.fillStyle = isBoosted || isFull ? COLORS.blue : COLORS.blueDark;
  pen.beginPath();
  pen.roundRect(x - 24, DESK_Y + 116 - height, 48, height, 7);
  pen.fill();
  pen.fillStyle = COLORS.ink;
  for (let mark = 1; mark < TANK_WORDS; mark++) pen.fillRect(x - 28, DESK_Y + 116 - (96 * mark) / TANK_WORDS, 14, 2.5);
  if (isFull) {
    pen.globalAlpha = glow;
    pen.strokeStyle = COLORS.gold;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.roundRect(x - 30, DESK_Y + 14, 60, 108, 12);
    pen.stroke();
    pen.globalAlpha = 1;
  }
  pen.save();
  pen.translate(x, DESK_Y + 70);
  pen.fillStyle = isFull || isBoosted ? COLORS.white : "#8c7ba0";
  pen.fill(DROP);
  pen.restore();
};

/** @param {Pen} pen @param {RallyRun} run @param {number} rivalShare */
const drawProgress = (pen, { distance, length, words, wordIndex, isAccuracy }, rivalShare) => {
  const [left, width, y] = [150, 340, 17];
  pen.fillStyle = COLORS.ink;
  pen.beginPath();
  pen.roundRect(left - 12, y - 9, width + 24, 18, 9);
  pen.fill();
  const share = isAccuracy ? wordIndex / words.length : distance / length;
  pen.fillStyle = COLORS.red;
  pen.fillRect(left, y - 3, width * share, 6);
  for (let row = 0; row < 4; row++) {
    pen.fillStyle = row % 2 === 0 ? COLORS.white : COLORS.metal;
    pen.fillRect(left + width, y - 6 + row * 3, 4, 3);
  }
  fillDisc(pen, COLORS.blue, left + width * rivalShare, y, 6);
  fillDisc(pen, COLORS.white, left + width * share, y, 9);
  fillDisc(pen, COLORS.green, left + width * share, y, 7);
};

/** 83456 becomes "1:23.4". @param {number} ms */
const formatClock = (ms) => {
  const tenths = Math.floor(ms / 100);
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, "0")}.${tenths % 10}`;
};

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects @param {number} rivalShare */
export const drawDesk = (pen, run, effects, rivalShare) => {
  drawNextWords(pen, run);
  drawWord(pen, run, effects);
  drawSpeed(pen, run, effects.displayedSpeed);
  drawInk(pen, run, effects);
  drawProgress(pen, run, rivalShare);
  const main = run.isAccuracy ? `${(run.accuracy / 100).toFixed(2)}%` : formatClock(run.ms);
  const style = { size: 26, color: COLORS.white, outline: COLORS.ink };
  drawDigits(pen, main, 14, 22, style);
  const remaining = Math.max(0, (run.isAccuracy ? run.words.length : 40) - run.wordIndex);
  drawDigits(pen, String(remaining), WIDTH - 14, 22, { ...style, align: "right" });
};
