// @ts-check
import { AUDIBLE, DROP_STEPS, MELODY_STEPS, RIPPLE_STEPS } from "./effects.js";
import { drawFrog } from "./frog.js";
import { drawHeart, drawHud } from "./hud.js";
import * as palette from "./palette.js";
import { drawScene } from "./scene.js";
import { SEATS } from "./seats.js";

/** @typedef {import("./song.js").Frog} Frog */
/** @typedef {import("./run.js").PondRun} PondRun */
/** @typedef {import("./effects.js").Effects} Effects */
/** @typedef {import("./hud.js").View} View */

/** @type {readonly Frog[]} */
const BACK_TO_FRONT = ["up", "left", "right", "down"];
const MELODY = new Path2D("M0 0v-38l28-7v37a10 8 0 1 1-6-7v-19l-16 4v31a10 8 0 1 1-6-1z");
const BLINK_EVERY_SECONDS = 3.7;

/** @param {PondRun} run @param {Effects} effects @param {Frog} frog @returns {import("./frog.js").Pose["mood"]} */
function moodOf(run, effects, frog) {
  if (effects.voices[frog] > AUDIBLE) return "sing";
  if (run.phase === "cheer") return "happy";
  if (run.phase === "sorry") return "sad";
  return run.phase === "farewell" ? "asleep" : "calm";
}

/** @param {Effects} effects @param {Frog} frog */
function lookOf(effects, frog) {
  const singer = BACK_TO_FRONT.find((other) => other !== frog && effects.voices[other] > AUDIBLE);
  if (!singer) return { x: 0, y: 0.15 };
  const x = SEATS[singer].x - SEATS[frog].x;
  const y = SEATS[singer].y - SEATS[frog].y;
  const distance = Math.hypot(x, y);
  return { x: x / distance, y: y / distance };
}

/** @param {PondRun} run @param {Effects} effects @param {Frog} frog @param {View} view */
function poseOf(run, effects, frog, { seconds, reducedMotion }) {
  const voice = effects.voices[frog];
  const offset = BACK_TO_FRONT.indexOf(frog);
  const breath = reducedMotion ? 0 : 0.012 * Math.sin(seconds * 2 + offset);
  const cheer = run.phase === "cheer" && !reducedMotion ? Math.abs(Math.sin((run.clock + offset * 5) * 0.14)) : 0;
  const wobble = reducedMotion ? 0 : voice * Math.sin((1 - voice) * 9) * 0.2;
  return {
    mood: moodOf(run, effects, frog),
    stretch: breath + wobble + 0.06 * cheer + (reducedMotion ? 0 : 0.05 * voice),
    hop: 12 * cheer,
    glow: voice,
    key: effects.attention,
    isBlinking: !reducedMotion && (seconds + offset * 0.9) % BLINK_EVERY_SECONDS < 0.12,
    look: lookOf(effects, frog),
  };
}

/** @param {CanvasRenderingContext2D} context @param {Effects} effects @param {boolean} reducedMotion */
function drawRipples(context, effects, reducedMotion) {
  for (const { frog, age, isPlayer } of effects.ripples) {
    const { x, y, scale } = SEATS[frog];
    const progress = age / RIPPLE_STEPS;
    const spread = reducedMotion ? 0.4 : progress;
    context.strokeStyle = isPlayer ? palette.PAPER : palette.GLOW;
    context.globalAlpha = 1 - progress;
    for (const gap of [0, 20]) {
      const radius = (100 + gap + 70 * spread) * scale;
      context.lineWidth = (gap === 0 ? 6 : 3) * (1 - 0.6 * spread);
      context.beginPath();
      context.ellipse(x, y + 54 * scale, radius, radius * 0.3, 0, 0, 2 * Math.PI);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} context @param {Effects} effects @param {boolean} reducedMotion */
function drawMelodies(context, effects, reducedMotion) {
  for (const { frog, x, y, sway, age } of effects.melodies) {
    const progress = reducedMotion ? 0 : age / MELODY_STEPS;
    const { main, scale } = SEATS[frog];
    const size = scale * (reducedMotion ? 0.8 : 0.5 + 0.5 * Math.min(1, age / 8));
    context.save();
    context.translate(x + 6 * Math.sin(sway + progress * 6) * progress, y - 34 * progress);
    context.scale(size * 0.85, size * 0.85);
    context.globalAlpha = Math.min(1, (MELODY_STEPS - age) / 18);
    context.lineJoin = "round";
    context.lineWidth = 7;
    context.strokeStyle = palette.TREES;
    context.stroke(MELODY);
    context.fillStyle = main;
    context.fill(MELODY);
    context.restore();
  }
}

/** @param {CanvasRenderingContext2D} context @param {Effects} effects */
function drawDrops(context, effects) {
  for (const { x, y, speedX, speedY, age, color } of effects.drops) {
    context.fillStyle = color;
    context.globalAlpha = 1 - age / DROP_STEPS;
    context.beginPath();
    context.arc(x + speedX * age, y + speedY * age + 0.08 * age * age, 2.4, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Frog} frog
 * @param {boolean} isRight
 */
function drawMark(context, frog, isRight) {
  const { x, y, scale } = SEATS[frog];
  context.save();
  context.translate(x, y - 76 * scale);
  context.lineCap = "round";
  for (const [width, color] of /** @type {const} */ ([
    [10, palette.INK],
    [5, palette.PAPER],
  ])) {
    // prettier-ignore
    context.lineWidth = width;
    context.strokeStyle = color;
    context.beginPath();
    if (isRight) {
      context.arc(0, 0, 12, 0, 2 * Math.PI);
    } else {
      context.moveTo(-10, -10);
      context.lineTo(10, 10);
      context.moveTo(10, -10);
      context.lineTo(-10, 10);
    }
    context.stroke();
  }
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {PondRun} run */
function drawMistake(context, run) {
  if (!run.mistake) return;
  const { pressed, expected } = run.mistake;
  if (pressed) drawMark(context, pressed, false);
  if (pressed !== expected) drawMark(context, expected, true);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {PondRun} run
 * @param {Effects} effects
 * @param {View} view
 */
export function drawPond(context, run, effects, view) {
  const { reducedMotion } = view;
  context.save();
  if (!reducedMotion) context.translate(4 * effects.shake * Math.sin(effects.shake * 40), 0);
  drawScene(context, { seconds: reducedMotion ? 0 : view.seconds, dusk: effects.dusk });
  drawRipples(context, effects, reducedMotion);
  const isResultShown = view.phase === "over";
  if (!isResultShown) drawHeart(context, run, effects, view);
  for (const frog of BACK_TO_FRONT) drawFrog(context, frog, poseOf(run, effects, frog, view));
  if (!reducedMotion) drawDrops(context, effects);
  drawMelodies(context, effects, reducedMotion);
  if (!isResultShown) drawMistake(context, run);
  context.restore();
  drawHud(context, run, effects, view);
}
