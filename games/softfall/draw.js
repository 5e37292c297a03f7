// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawGround } from "./draw-ground.js";
import { HUD_HEIGHT, drawHud } from "./draw-hud.js";
import { drawLander, drawWreck } from "./draw-lander.js";
import { drawPad } from "./draw-pad.js";
import { drawHills, drawSky } from "./draw-sky.js";
import { drawGain } from "../kit/glyphs.js";
import { isGentle } from "./lander.js";
import { groundAt } from "./moon.js";
import { clamp } from "../kit/numbers.js";
import { COLORS } from "./palette.js";
import { PHASE_STEPS } from "./run.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { Lander } from "./lander.js" */
/** @import { Pad } from "./moon.js" */
/** @import { SoftfallRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */
/** @typedef {(pen: Pen, run: SoftfallRun, effects: Effects, picture: Picture) => void} Draw */

const STEP_SECONDS = 1 / 60;
const IRIS_STEPS = 26;
const COUNT_STEPS = 90;
const SQUASH_STEPS = 24;
const GAIN_STEPS = 70;
const LOW_FUEL_UNITS = 20;

/** In px. */
const SIGNAL_RANGE_PX = 60;

/** @param {SoftfallRun} run @param {number} alpha @returns {Lander} */
const landerAt = ({ lander, phase }, alpha) => {
  if (phase !== "flying") return lander;
  const lag = (1 - alpha) * STEP_SECONDS;
  return { ...lander, x: lander.x - lander.vx * lag, y: lander.y - lander.vy * lag };
};

/** @param {SoftfallRun} run @param {Pad} pad @returns {import("./draw-pad.js").PadView["signal"]} */
const signalOf = ({ phase, lander }, pad) => {
  const isNear = lander.x > pad.left - SIGNAL_RANGE_PX && lander.x < pad.right + SIGNAL_RANGE_PX;
  const isOn = lander.x > pad.left && lander.x < pad.right;
  if (phase === "landed" || phase === "finished") return isOn ? "landed" : "none";
  if (phase !== "flying" || !isNear) return "none";
  return isGentle(lander) ? "safe" : "unsafe";
};

/** @param {number} seconds */
const flameOf = (seconds) => 0.82 + 0.14 * Math.sin(seconds * 47) + 0.1 * Math.sin(seconds * 71);

/** @type {Draw} */
const drawCraft = (pen, run, effects, { alpha, seconds, reducedMotion }) => {
  const lander = landerAt(run, alpha);
  if (run.phase === "crashed") {
    drawWreck(pen, lander.x, Math.min(groundAt(run.level, lander.x), lander.y + 12));
    return;
  }
  const since = run.phase === "landed" ? run.phaseSteps / SQUASH_STEPS : 1;
  const squash = since < 1 && !reducedMotion ? Math.sin(since * Math.PI) * (1 - since) * 1.4 : 0;
  const flicker = reducedMotion ? 0.9 : flameOf(seconds);
  drawLander(pen, lander, { flame: effects.flame * flicker, squash });
};

/** @type {Draw} */
const drawSite = (pen, run, effects, picture) => {
  const { level, wind } = run;
  const seconds = picture.reducedMotion ? 0 : picture.seconds;
  const still = run.phase === "arriving" ? level.wind.strength : wind;
  for (const pad of level.pads) {
    drawPad(pen, pad, { wind: still, seconds, signal: signalOf(run, pad) });
  }
  drawCraft(pen, run, effects, picture);
  effects.particles.draw(pen);
};

/** @param {Pen} pen @param {number} depth @param {Effects} effects @param {() => void} paint */
const throughCamera = (pen, depth, effects, paint) => {
  pen.save();
  pen.translate(effects.shakeOffset.x * depth, effects.shakeOffset.y * depth);
  effects.camera.apply(pen, depth);
  paint();
  pen.restore();
};

/** @type {Draw} */
const drawGains = (pen, { phase, phaseSteps, lander, landings, mode }, effects, { reducedMotion }) => {
  const landing = landings.at(-1);
  if (phase !== "landed" || !landing || mode === "fuel") return;
  const rise = reducedMotion ? 1 : 1 - (1 - Math.min(1, phaseSteps / 24)) ** 3;
  const point = effects.camera.toStage(lander.x, lander.y - 14);
  pen.globalAlpha = clamp((GAIN_STEPS + 20 - phaseSteps) / 20, 0, 1);
  const y = Math.max(40, point.y - 16 - 22 * rise);
  const soft = landing.isSoft ? 200 : 0;
  const style = { color: COLORS.white, outline: COLORS.night };
  drawGain(pen, landing.points - soft, point.x, y, { ...style, size: 34 });
  if (soft > 0) drawGain(pen, soft, point.x, y - 30, { ...style, size: 22, color: COLORS.mint });
  pen.globalAlpha = 1;
};

/** @param {SoftfallRun} run */
const coverOf = ({ phase, phaseSteps, index, levels }) => {
  if (phase === "arriving" && index > 0) return 1 - phaseSteps / IRIS_STEPS;
  if (phase === "landed" && index < levels.length - 1) return 1 - (PHASE_STEPS.landed - phaseSteps) / IRIS_STEPS;
  return 0;
};

/** @type {Draw} */
const drawIris = (pen, run, effects, { reducedMotion: isStill }) => {
  const cover = clamp(coverOf(run), 0, 1);
  if (cover === 0) return;
  pen.fillStyle = COLORS.night;
  pen.globalAlpha = isStill ? cover : 1;
  pen.beginPath();
  pen.rect(0, 0, WIDTH, HEIGHT);
  const { x, y } = effects.camera.toStage(run.lander.x, run.lander.y);
  if (!isStill) pen.arc(x, y, Math.max(0, 700 * (1 - cover) ** 1.6), 0, 2 * Math.PI, true);
  pen.fill();
  pen.globalAlpha = 1;
};

/** Counts the fuel bonus up after the last landing. @param {SoftfallRun} run */
const displayedTotals = (run) => {
  const isCounting = run.phase === "finished" && run.mode !== "fuel";
  const remaining = isCounting ? 1 - Math.min(1, run.phaseSteps / COUNT_STEPS) : 1;
  return {
    fuel: isCounting ? run.fuel * remaining : run.fuel,
    score: run.score === null ? null : run.score - (isCounting ? Math.round(run.fuelBonus * remaining) : 0),
  };
};

/** @type {Draw} */
export const drawSoftfall = (pen, run, effects, picture) => {
  const { seconds, reducedMotion } = picture;
  effects.follow(run, picture);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, HEIGHT - HUD_HEIGHT);
  pen.clip();
  const scenery = { level: run.index, seconds: reducedMotion ? 0 : seconds };
  throughCamera(pen, 0.15, effects, () => drawSky(pen, scenery));
  throughCamera(pen, 0.4, effects, () => drawHills(pen, run.index));
  throughCamera(pen, 1, effects, () => {
    drawGround(pen, run.level);
    drawSite(pen, run, effects, picture);
  });
  drawGains(pen, run, effects, picture);
  drawIris(pen, run, effects, picture);
  pen.restore();
  const { fuel, score } = displayedTotals(run);
  const isFuelLit = reducedMotion || fuel >= LOW_FUEL_UNITS || run.phase !== "flying" || seconds % 0.5 < 0.36;
  drawHud(pen, run, { score, fuel, isFuelLit });
};
