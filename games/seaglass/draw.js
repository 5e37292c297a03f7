// @ts-check
import { drawDigits, formatPoints } from "../kit/digits.js";
import { drawDots, drawPanel, drawSand, drawSea } from "./beach.js";
import { POP_SECONDS, sizeOf } from "./effects.js";
import { PANEL, SHARD_SCALE } from "./layout.js";
import { COLORS } from "./palette.js";
import { GOAL_VALUE, TIDE_MOVES, TIDE_STEPS } from "./run.js";
import { drawShard } from "./shard-art.js";

/** @import { Effects } from "./effects.js" */
/** @import { SeaglassRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const WATER_OPACITY = 0.78;
const STILL_OPACITY = 0.4;
const STUCK_OPACITY = 0.42;

/** @type {(pen: Pen, effects: Effects, reducedMotion: boolean, seconds: number) => void} */
const drawPieces = (pen, { pieces }, reducedMotion, seconds) => {
  const ordered = [...pieces.values()].sort((a, b) => Number(b.isAbsorbed) - Number(a.isAbsorbed) || a.pop - b.pop);
  for (const piece of ordered) {
    const size = sizeOf(piece, reducedMotion) * SHARD_SCALE;
    if (size <= 0) continue;
    pen.save();
    pen.translate(piece.x, piece.y);
    pen.rotate(((piece.id * 37) % 5) * 0.014 - 0.028 + (reducedMotion ? 0 : piece.pop * 0.12 * Math.sin(seconds * 40)));
    pen.scale(size, size);
    drawShard(pen, piece.value);
    pen.restore();
  }
};

/** @type {(pen: Pen, color: string, opacity: number) => void} */
const fillBoard = (pen, color, opacity) => {
  pen.globalAlpha = opacity;
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(PANEL.x, PANEL.y, PANEL.size, PANEL.size, 14);
  pen.fill();
  pen.globalAlpha = 1;
};

/** @type {(pen: Pen, run: SeaglassRun, effects: Effects, reducedMotion: boolean, seconds: number) => void} */
const drawFlood = (pen, { phase, phaseSteps }, { waterY }, reducedMotion, seconds) => {
  if (phase !== "tide") return;
  const share = phaseSteps / TIDE_STEPS;
  if (reducedMotion) fillBoard(pen, COLORS.sea, STILL_OPACITY * Math.sin(Math.PI * Math.min(1, share)));
  else drawSea(pen, waterY, seconds, WATER_OPACITY * Math.min(1, 8 * share, 4 - 4 * share));
};

/** @type {(pen: Pen, effects: Effects, reducedMotion: boolean) => void} */
const drawPops = (pen, { pops }, reducedMotion) => {
  for (const { x, y, age, text, isWave } of pops) {
    const share = age / POP_SECONDS;
    pen.globalAlpha = Math.min(1, 2 - 2 * share);
    const rise = reducedMotion ? 36 : 34 + 20 * (1 - (1 - share) ** 2);
    const color = isWave ? "#ffd76a" : COLORS.white;
    drawDigits(pen, text, x, Math.max(16, y - rise), {
      size: isWave ? 27 : 21,
      color,
      align: "center",
      outline: COLORS.ink,
    });
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {SeaglassRun} run */
const drawHud = (pen, run) => {
  const text = formatPoints(run.mode === "moves" ? run.moves : run.points);
  const size = text.length > 7 ? 24 : text.length > 5 ? 30 : 38;
  drawDigits(pen, text, 18, 36, { size, color: COLORS.white, outline: COLORS.ink });
  if (run.mode !== "moves") return;
  pen.save();
  pen.translate(52, 100);
  pen.scale(0.78, 0.78);
  drawShard(pen, GOAL_VALUE);
  pen.restore();
};

/** @type {(pen: Pen, run: SeaglassRun, effects: Effects, picture: Picture) => void} */
export const drawSeaglass = (pen, run, effects, { seconds, reducedMotion, paused }) => {
  const time = reducedMotion ? 0 : seconds;
  const shake = paused || reducedMotion ? 0 : effects.shake;
  pen.save();
  pen.translate(Math.sin(seconds * 83) * shake, Math.cos(seconds * 71) * shake);
  drawSand(pen);
  if (run.phase !== "tide" || reducedMotion) drawSea(pen, effects.waterY, time);
  drawPanel(pen);
  pen.save();
  if (!reducedMotion) pen.translate(effects.nudge.x, effects.nudge.y);
  drawPieces(pen, effects, reducedMotion, seconds);
  pen.restore();
  if (run.phase === "stuck") fillBoard(pen, COLORS.ink, Math.min(STUCK_OPACITY, run.phaseSteps / 90));
  drawFlood(pen, run, effects, reducedMotion, time);
  effects.particles.draw(pen);
  if (run.mode !== "moves") drawPops(pen, effects, reducedMotion);
  pen.restore();
  const isTideNear = run.tide >= TIDE_MOVES - 2 && !reducedMotion;
  const lit = run.phase === "tide" ? TIDE_MOVES : run.tide;
  drawDots(pen, lit, TIDE_MOVES, isTideNear ? 0.5 + 0.5 * Math.sin(seconds * 6) : effects.pulse);
  drawHud(pen, run);
};
