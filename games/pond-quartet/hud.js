// @ts-check
import { drawDigits, formatPoints } from "../kit/digits.js";
import { drawDragonfly } from "./dragonfly.js";
import { POP_STEPS } from "./effects.js";
import * as palette from "./palette.js";
import { COUNT_IN_BEATS } from "./rhythm.js";
import { FULL_LIVES } from "./run.js";
import { drawLotus } from "./scene.js";

/** @typedef {import("./run.js").PondRun} PondRun */
/** @typedef {import("./effects.js").Effects} Effects */
/** @typedef {Pick<import("../kit/shell.js").Picture, "alpha" | "seconds" | "reducedMotion" | "phase">} View */

const CENTER = { x: 320, y: 184 };
const DEW_RING = { x: 96, y: 28 };
const FLIGHT_STEPS = 50;

/** @param {CanvasRenderingContext2D} context @param {number} size */
function traceRing(context, size) {
  context.beginPath();
  context.ellipse(CENTER.x, CENTER.y, DEW_RING.x * size, DEW_RING.y * size, 0, 0, 2 * Math.PI);
}

/**
 * Visual metronome: the ring closes on the beat.
 * @param {CanvasRenderingContext2D} context
 * @param {PondRun} run
 * @param {number} alpha
 */
function drawBeatRing(context, run, alpha) {
  const beats = run.beatsToFirstNote - alpha / run.beatSteps;
  const untilBeat = beats - Math.floor(beats);
  context.lineWidth = 4.5 - 2 * untilBeat;
  context.strokeStyle = palette.GLOW;
  context.globalAlpha = 1 - 0.6 * untilBeat;
  traceRing(context, 1 + 0.85 * untilBeat);
  context.stroke();
  context.globalAlpha = 1;
}

/** @param {PondRun} run @param {number} index @returns {"open" | "sung" | "missed" | import("./run.js").Grade} */
function dewState(run, index) {
  const grade = run.grades[index];
  if (grade) return grade;
  if (run.mistake && index === run.grades.length) return "missed";
  return run.phase === "sing" && index < run.sung ? "sung" : "open";
}

/**
 * Full: right. Halo: clean. Half: late. Ring: sung by the pond. Cross: missed. Point: pending.
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof dewState>} state
 * @param {number} radius
 */
function drawDewDrop(context, state, radius) {
  context.strokeStyle = palette.GLOW;
  context.fillStyle = state === "open" ? palette.RIPPLE : palette.PAPER;
  context.lineWidth = Math.max(1, radius * 0.4);
  context.beginPath();
  if (state === "missed") {
    const arm = radius * 1.1;
    context.lineWidth = Math.max(2, radius * 0.6);
    context.strokeStyle = palette.PAPER;
    context.moveTo(-arm, -arm);
    context.lineTo(arm, arm);
    context.moveTo(arm, -arm);
    context.lineTo(-arm, arm);
  } else {
    context.arc(0, 0, state === "open" ? radius * 0.6 : radius, 0, state === "late" ? Math.PI : 2 * Math.PI);
  }
  if (state === "sung" || state === "missed") context.stroke();
  else context.fill();
  if (state !== "clean" && state !== "late") return;
  context.beginPath();
  context.arc(0, 0, state === "clean" ? radius * 1.7 : radius, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {PondRun} run
 */
function drawDew(context, run) {
  const radius = Math.max(1.4, Math.min(5, 90 / run.round));
  for (let index = 0; index < run.round; index += 1) {
    const angle = (index / run.round) * 2 * Math.PI - Math.PI / 2;
    const isNext = run.phase === "turn" && index === run.grades.length;
    context.save();
    context.translate(CENTER.x + DEW_RING.x * Math.cos(angle), CENTER.y + DEW_RING.y * Math.sin(angle));
    context.fillStyle = palette.NIGHT;
    context.beginPath();
    context.arc(0, 0, radius * 1.7, 0, 2 * Math.PI);
    context.fill();
    drawDewDrop(context, dewState(run, index), radius);
    if (isNext) {
      context.lineWidth = 2;
      context.strokeStyle = palette.PAPER;
      context.beginPath();
      context.arc(0, 0, radius + 2.5, 0, 2 * Math.PI);
      context.stroke();
    }
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {PondRun} run
 * @param {number} y
 */
function drawLotusNumber(context, run, y) {
  const beats = run.beatsToFirstNote;
  const isCountIn = run.phase === "turn" && run.isTimed && beats > 0;
  const text = String(isCountIn ? Math.min(COUNT_IN_BEATS, Math.ceil(beats)) : run.round);
  if (isCountIn)
    drawDigits(context, text, CENTER.x, y, { size: 34, color: palette.PAPER, align: "center", outline: palette.MOUTH });
  else
    drawDigits(context, text, CENTER.x, y, {
      size: 20,
      color: palette.MOUTH,
      align: "center",
      outline: palette.PETAL_LIGHT,
    });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {PondRun} run
 * @param {Effects} effects
 * @param {View} view
 */
export function drawHeart(context, run, effects, view) {
  context.lineWidth = 2 + 3 * effects.pulse;
  context.strokeStyle = effects.pulse > 0 ? palette.GLOW : palette.RIPPLE;
  traceRing(context, 1);
  context.stroke();
  if (run.isTimed && (run.phase === "sing" || run.phase === "turn")) drawBeatRing(context, run, view.alpha);
  drawDew(context, run);
  const lift = view.reducedMotion ? 0 : 2 * effects.pulse;
  drawLotus(context, CENTER.x, CENTER.y + 10 - lift, 0.35 + 0.65 * effects.attention, 0.9);
  drawLotusNumber(context, run, CENTER.y + 4 - lift);
}

/** @param {CanvasRenderingContext2D} context @param {Effects} effects @param {View} view */
function drawLives(context, effects, { seconds, reducedMotion }) {
  for (let index = 0; index < FULL_LIVES; index += 1) {
    const flight = effects.flights[index] ?? 0;
    const seat = { x: 612 - index * 40, y: 30 };
    const hover = reducedMotion ? 0 : 2.5 * Math.sin(seconds * 2.2 + index * 2);
    const beat = reducedMotion ? 0 : 0.5 + 0.5 * Math.sin(seconds * 40 + index);
    const away = flight < 0 ? -flight / FLIGHT_STEPS : Math.max(0, 1 - flight / FLIGHT_STEPS);
    if (flight < 0) drawDragonfly(context, { ...seat, turn: 0.2, beat: 0, isSpent: true });
    if (away >= 1 || (flight < 0 && reducedMotion)) continue;
    const path = reducedMotion ? 0 : away * away;
    drawDragonfly(context, { x: seat.x + 90 * path, y: seat.y + hover - 110 * path, turn: 0.2 + path, beat });
  }
}

/** @param {CanvasRenderingContext2D} context @param {PondRun} run @param {Effects} effects @param {View} view */
export function drawHud(context, run, effects, view) {
  drawDigits(context, formatPoints(effects.displayedScore), 20, 31, {
    size: 32,
    color: palette.MOON,
    outline: palette.TREES,
  });
  drawLives(context, effects, view);
  if (!effects.pop || run.score === run.round) return;
  const { points, age } = effects.pop;
  const fade = Math.min(1, (POP_STEPS - age) / 15);
  context.globalAlpha = fade;
  const rise = view.reducedMotion ? 0 : 14 * (1 - fade);
  drawDigits(context, `+${points}`, 20, 62 - rise, { size: 20, color: palette.PETAL_LIGHT, outline: palette.TREES });
  context.globalAlpha = 1;
}
