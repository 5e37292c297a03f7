// @ts-check
import { drawDigits } from "../kit/digits.js";
import { createLayer } from "../kit/layer.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawEarth, drawFinds } from "./draw-board.js";
import { drawFlights, drawHud } from "./draw-hud.js";
import { BANK_Y, drawBank, drawForest, drawToadstools } from "./draw-meadow.js";
import { drawPaws, drawPig } from "./draw-pig.js";
import { COLUMN_WIDTH, centerOf, layoutOf } from "./layout.js";
import { COLORS } from "./palette.js";
import { PHASE_STEPS } from "./run.js";

/** @import { Picture } from "../kit/shell.js" */
/** @import { Effects } from "./effects.js" */
/** @import { Pen } from "./glyphs.js" */
/** @import { TruffleRun } from "./run.js" */
/** @typedef {{ isFlagging: boolean, loupe: { x: number, y: number } | null }} View */

const scenery = createLayer({ isOpaque: true });
const earth = createLayer();

const ENTER_STEPS = 26;
const LEAVE_STEPS = 22;
const COUNT_STEPS = 50;
const LOUPE_RADIUS = 58;
const LOUPE_ZOOM = 2.3;

/** @param {TruffleRun} run @param {Effects} effects */
const slideOf = ({ phase, phaseSteps, index, boards }, { isStill, steps }) => {
  if (isStill) return 0;
  const isLast = index === boards.length - 1;
  if ((phase === "cleared" || phase === "stung") && !isLast) {
    const exitSteps = phaseSteps - (PHASE_STEPS[phase] - LEAVE_STEPS);
    return exitSteps > 0 ? 560 * (exitSteps / LEAVE_STEPS) ** 2 : 0;
  }
  const isFresh = index > 0 ? phaseSteps < ENTER_STEPS && steps > ENTER_STEPS : false;
  if ((phase === "sniffing" || phase === "digging") && isFresh) return 560 * (1 - phaseSteps / ENTER_STEPS) ** 3;
  return 0;
};

/** @param {TruffleRun} run @param {Effects} effects @param {Picture} picture @returns {import("./draw-pig.js").PigPose} */
const poseOf = (run, effects, { seconds, reducedMotion }) => {
  const { pig } = layoutOf(run.board.size);
  const target = centerOf(run.board.size, run.cursor);
  const [dx, dy] = [target.x - pig.x, target.y - pig.y];
  const far = Math.max(60, Math.hypot(dx, dy));
  const isSniffing = run.phase === "sniffing" && !reducedMotion;
  return {
    ...pig,
    lookX: dx / far,
    lookY: dy / far,
    mood: effects.mood,
    sniff: isSniffing ? Math.abs(Math.sin(seconds * 9)) : reducedMotion ? 0 : effects.sniff,
    hop: reducedMotion ? 0 : effects.hop + (isSniffing ? 0 : 1.2 * Math.sin(seconds * 2)),
    isBlinking: !reducedMotion && seconds % 3.7 < 0.12,
    hasTruffle: run.phase === "cleared",
  };
};

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects */
const drawGain = (pen, { phase, phaseSteps, results, isRace, board }, { isStill }) => {
  const points = results.at(-1);
  if (phase !== "cleared" || isRace || typeof points !== "number") return;
  const { left, top, cell } = layoutOf(board.size);
  const rise = isStill ? 1 : 1 - (1 - Math.min(1, phaseSteps / 24)) ** 3;
  const [x, y] = [left + (board.size.columns * cell) / 2, top + (board.size.rows * cell) / 2 + 30 - 30 * rise];
  const style = { size: 40 + 22 * rise, color: COLORS.gold, align: /** @type {const} */ ("center") };
  pen.globalAlpha = Math.min(1, Math.max(0, (PHASE_STEPS.cleared - 6 - phaseSteps) / 20));
  drawDigits(pen, `+${points}`, x, y, { ...style, outline: COLORS.deep });
  pen.globalAlpha = 1;
};

/** @param {TruffleRun} run */
const displayedScore = ({ phase, phaseSteps, results, score }) => {
  const last = results.at(-1) ?? 0;
  const missing = phase === "cleared" ? Math.max(0, 1 - phaseSteps / COUNT_STEPS) : 0;
  return Math.round((score ?? 0) - last * missing);
};

/** @typedef {(pen: Pen, run: TruffleRun, effects: Effects, picture: Picture) => void} Draw */

/** @type {Draw} */
const drawWorld = (pen, run, effects, picture) => {
  const { seconds, reducedMotion } = picture;
  const { pig } = layoutOf(run.board.size);
  const pose = poseOf(run, effects, picture);
  const pulse = reducedMotion ? 0 : 0.5 + 0.5 * Math.sin(seconds * 6);
  const isWide = run.board.size.columns > run.board.size.rows;
  scenery.draw(pen, [isWide], (layer) => {
    drawForest(layer, { x: pig.x, y: isWide ? 60 : 150 });
    if (!isWide) drawToadstools(layer);
    if (!isWide) drawBank(layer);
  });
  pen.save();
  pen.beginPath();
  pen.rect(0, -20, WIDTH, 20 + BANK_Y);
  pen.clip();
  drawPig(pen, pose);
  pen.restore();
  if (!isWide) drawPaws(pen, pose);
  pen.save();
  pen.translate(slideOf(run, effects), 0);
  earth.draw(pen, [run.board, effects.version, reducedMotion], (layer) => drawEarth(layer, run, effects));
  drawFinds(pen, run, effects, pulse);
  pen.restore();
  if (isWide) drawPaws(pen, { ...pose, x: pose.x, y: pose.y - 12 });
};

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects @param {{ x: number, y: number }} finger */
const drawLoupe = (pen, run, effects, finger) => {
  const isLow = finger.y > 190;
  const x = Math.min(WIDTH - LOUPE_RADIUS - 4, Math.max(COLUMN_WIDTH + LOUPE_RADIUS, finger.x));
  const y = finger.y + (isLow ? -100 : 100);
  const { x: cellX, y: cellY } = centerOf(run.board.size, run.cursor);
  pen.save();
  pen.beginPath();
  pen.arc(x, y, LOUPE_RADIUS, 0, 2 * Math.PI);
  pen.fillStyle = COLORS.deep;
  pen.fill();
  pen.clip();
  pen.translate(x, y);
  pen.scale(LOUPE_ZOOM, LOUPE_ZOOM);
  pen.translate(-cellX, -cellY);
  drawEarth(pen, run, effects);
  drawFinds(pen, run, effects, 0);
  pen.restore();
  pen.strokeStyle = COLORS.cream;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(x, y, LOUPE_RADIUS, 0, 2 * Math.PI);
  pen.stroke();
};

/** @type {(pen: Pen, run: TruffleRun, effects: Effects, picture: Picture, view: View) => void} */
export const drawMeadow = (pen, run, effects, picture, { isFlagging, loupe }) => {
  effects.isStill = picture.reducedMotion;
  const strength = picture.reducedMotion || picture.paused ? 0 : (effects.shake / 24) ** 2 * 7;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, HEIGHT);
  pen.clip();
  pen.translate(Math.sin(effects.shake * 2.1) * strength, Math.cos(effects.shake * 1.7) * strength);
  drawWorld(pen, run, effects, picture);
  effects.particles.draw(pen);
  drawGain(pen, run, effects);
  pen.restore();
  drawHud(pen, run, effects, { isFlagging, displayedScore: displayedScore(run) });
  drawFlights(pen, run, effects);
  if (loupe && run.phase === "digging") drawLoupe(pen, run, effects, loupe);
};
