// @ts-check
import { drawDigits } from "../kit/digits.js";
import { POP_SECONDS } from "./effects.js";
import { drawHud } from "./hud.js";
import { drawBackdrop, drawTable } from "./kitchen.js";
import { COLORS } from "./palette.js";
import { drawButter, drawPancake, drawSpatula, drawSyrup } from "./pancake.js";
import { speedAt } from "./rules.js";
import { FALL_STEPS } from "./run.js";
import { HOVER_PX, LAYER_PX, MIDDLE_X, layerY, leanAt } from "./tower.js";

/** @import { Effects } from "./effects.js" */
/** @import { TallOrderRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */
/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {(pen: Pen, run: TallOrderRun, effects: Effects, picture: Picture) => void} Draw */

const STEP_SECONDS = 1 / 60;
const FLAG_LAYERS = 10;
const LEAVE_SECONDS = 0.4;
const ENTER_STEPS = 7;

/** @type {(pen: Pen, x: number, y: number, paint: () => void) => void} */
const at = (pen, x, y, paint) => {
  pen.save();
  pen.translate(x, y);
  paint();
  pen.restore();
};

/** @param {TallOrderRun} run @param {number} layer */
const xOf = (run, layer) => MIDDLE_X + (run.layers[layer]?.x ?? 0) + leanAt(layer, run.height, run.sway);

/** @type {(pen: Pen, layer: number, x: number, y: number, seconds: number) => void} */
const drawFlag = (pen, layer, x, y, seconds) => {
  const side = (layer / FLAG_LAYERS) % 2 === 0 ? -1 : 1;
  const wave = Math.sin(seconds * 5 + layer) * 3;
  at(pen, x, y, () => {
    pen.fillStyle = COLORS.coffee;
    pen.fillRect(side === 1 ? -6 : -12, -2, 18, 4);
    pen.fillRect(side * 12 - 2, -24, 4, 26);
    pen.fillStyle = COLORS.cream;
    pen.beginPath();
    pen.moveTo(side * 12, -24);
    pen.quadraticCurveTo(side * 26, -24 + wave, side * 46, -22 + wave);
    pen.lineTo(side * 40, -14 + wave);
    pen.lineTo(side * 46, -5 + wave);
    pen.quadraticCurveTo(side * 26, -6 + wave, side * 12, -4);
    pen.fill();
    drawDigits(pen, String(layer), side * 26, -13 + wave * 0.7, { size: 15, color: COLORS.key, align: "center" });
  });
};

/** @type {Draw} */
const drawStack = (pen, run, effects, { seconds, reducedMotion }) => {
  const { height, layers } = run;
  const lowest = Math.max(0, Math.floor((effects.camera - 80) / LAYER_PX));
  for (let layer = lowest; layer <= height; layer++) {
    const { width = 0, isButtered = false } = layers[layer] ?? {};
    const depth = height - layer;
    const sink = reducedMotion ? 0 : effects.squash * 5 * 0.7 ** depth;
    const flat = depth === 0 && !reducedMotion ? effects.squash : 0;
    at(pen, xOf(run, layer), layerY(layer) + sink, () => {
      pen.scale(1 + 0.1 * flat, 1 - 0.26 * flat);
      drawPancake(pen, width);
      if (isButtered) drawSyrup(pen, width, layer);
      if (isButtered && depth === 0) drawButter(pen, Math.min(1, width / 110));
    });
  }
  const first = Math.max(FLAG_LAYERS, Math.ceil(lowest / FLAG_LAYERS) * FLAG_LAYERS);
  for (let layer = first; layer <= height; layer += FLAG_LAYERS) {
    const side = (layer / FLAG_LAYERS) % 2 === 0 ? -1 : 1;
    const x = xOf(run, layer) + (side * (layers[layer]?.width ?? 0)) / 2;
    drawFlag(pen, layer, x, layerY(layer), reducedMotion ? 0 : seconds);
  }
};

/** @type {Draw} */
const drawGlow = (pen, run, { glow }, { reducedMotion }) => {
  if (glow === 0 || reducedMotion) return;
  const reach = (1 - glow) * 26;
  const { width } = run.top;
  pen.globalAlpha = glow;
  pen.strokeStyle = run.top.isButtered ? COLORS.butter : COLORS.white;
  pen.lineWidth = 1 + 4 * glow;
  pen.beginPath();
  const [x, y] = [xOf(run, run.height), layerY(run.height)];
  pen.roundRect(x - width / 2 - reach, y - 15 - reach, width + 2 * reach, 34 + 2 * reach, 16 + reach);
  pen.stroke();
  pen.globalAlpha = 1;
};

/** @type {Draw} */
const drawCurrentPancake = (pen, run, _effects, { alpha, phase }) => {
  const { spatula, height, top, phaseSteps } = run;
  const y = layerY(height + 1) - HOVER_PX;
  if (run.phase === "falling") {
    const fallen = Math.min(1, (phaseSteps + alpha) / FALL_STEPS) ** 2;
    const x = MIDDLE_X + top.x + run.sway + run.offset;
    at(pen, x, y + HOVER_PX * fallen, () => {
      pen.scale(1 - 0.08 * fallen, 1 + 0.14 * fallen);
      drawPancake(pen, top.width);
    });
  }
  if (run.phase !== "sliding") return;
  const ahead = phase === "playing" ? (alpha - 1) * speedAt(height) * STEP_SECONDS : 0;
  const isFirst = run.steps < 2;
  const size = isFirst ? 1 : Math.min(1, 0.4 + (0.6 * phaseSteps) / ENTER_STEPS);
  at(pen, MIDDLE_X + spatula.x + spatula.direction * ahead, y, () => {
    pen.scale(size, size);
    drawPancake(pen, top.width);
    drawSpatula(pen, top.width, spatula.side);
  });
};

/** @type {Draw} */
const drawEmptySpatula = (pen, _run, { release, releasedFrom: { x, y, side, width } }) => {
  if (release > LEAVE_SECONDS) return;
  const progress = release / LEAVE_SECONDS;
  at(pen, MIDDLE_X + x + side * progress ** 2 * 460, y - LAYER_PX - HOVER_PX - progress * 26, () => {
    pen.rotate(side * -0.2 * progress);
    drawSpatula(pen, width, side);
  });
};

/** @type {Draw} */
const drawLoose = (pen, _run, { scraps, particles, pops }, { reducedMotion }) => {
  for (const { x, y, turn, width } of scraps) {
    at(pen, MIDDLE_X + x, y, () => {
      pen.rotate(turn);
      drawPancake(pen, width);
    });
  }
  at(pen, MIDDLE_X, 0, () => particles.draw(pen));
  for (const { x, y, age, text, isGold } of pops) {
    const share = age / POP_SECONDS;
    pen.globalAlpha = Math.min(1, 2 - 2 * share);
    const rise = reducedMotion ? 10 : 34 * (1 - (1 - share) ** 2);
    const color = isGold ? COLORS.butter : COLORS.white;
    drawDigits(pen, text, MIDDLE_X + x, y - rise, {
      size: isGold ? 24 : 18,
      align: "center",
      color,
      outline: COLORS.ink,
    });
  }
  pen.globalAlpha = 1;
};

/** @type {Draw} */
export const drawTallOrder = (pen, run, effects, picture) => {
  const seconds = picture.reducedMotion ? 0 : picture.seconds;
  const shake = picture.paused ? 0 : effects.shake;
  pen.save();
  pen.translate(Math.sin(seconds * 90) * shake * 0.4, Math.cos(seconds * 76) * shake);
  drawBackdrop(pen, effects.camera, seconds);
  drawTable(pen, effects.camera, seconds);
  pen.translate(0, effects.camera);
  drawStack(pen, run, effects, picture);
  drawGlow(pen, run, effects, picture);
  drawCurrentPancake(pen, run, effects, picture);
  drawEmptySpatula(pen, run, effects, picture);
  drawLoose(pen, run, effects, picture);
  pen.restore();
  drawHud(pen, run, picture.reducedMotion ? 0 : effects.glow);
};
