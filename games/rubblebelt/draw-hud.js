// @ts-check
import { drawDigits, formatDuration, formatPoints } from "../kit/digits.js";
import { fillShape } from "../kit/glyphs.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawShip } from "./draw-craft.js";
import { POP_STEPS, WAVE_STEPS } from "./effects.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { RubblebeltRun } from "./run.js" */

const MAX_VISIBLE_SHIPS = 6;

/** @param {Pen} pen @param {RubblebeltRun["state"]} state */
const drawShips = (pen, { ships, ship }) => {
  for (let index = 0; index < Math.min(ships, MAX_VISIBLE_SHIPS); index++) {
    pen.save();
    pen.translate(WIDTH - 20 - index * 22, 22);
    drawShip(pen, { angle: 0, flame: 0, scale: 0.62 });
    pen.restore();
  }
  const x = WIDTH - 20;
  const color = ship.hasWarp ? COLORS.shot : "#4a3a70";
  fillShape(pen, color, x, 42, x + 6, 49, x, 56, x - 6, 49);
  fillShape(pen, COLORS.night, x, 46, x + 2.6, 49, x, 52, x - 2.6, 49);
};

/** @param {Pen} pen @param {RubblebeltRun["state"]} state @param {Effects} effects */
const drawWave = (pen, { wave, mode }, { waveSteps }) => {
  if (mode === "no-shots") return;
  drawDigits(pen, String(wave), WIDTH / 2, 22, {
    size: 20,
    color: COLORS.quiet,
    align: "center",
    outline: COLORS.night,
  });
  if (waveSteps === 0 || waveSteps >= WAVE_STEPS) return;
  pen.globalAlpha = Math.min(1, (WAVE_STEPS - waveSteps) / 40) * 0.85;
  drawDigits(pen, String(wave), WIDTH / 2, HEIGHT / 2 - 74, { size: 64, color: COLORS.flameCore, align: "center" });
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {RubblebeltRun} run @param {Effects} effects */
export const drawHud = (pen, run, effects) => {
  const digits = run.state.mode === "no-shots" ? formatDuration(run.score) : formatPoints(run.score);
  drawDigits(pen, digits, 14, 24, { size: 26, color: COLORS.white, outline: COLORS.night });
  drawShips(pen, run.state);
  drawWave(pen, run.state, effects);
};

/** @param {Pen} pen @param {Effects} effects @param {boolean} isStill */
export const drawPops = (pen, { pops }, isStill) => {
  for (const { x, y, points, age } of pops) {
    pen.globalAlpha = Math.min(1, (POP_STEPS - age) / 14);
    const rise = isStill ? 8 : 22 * (1 - (1 - age / POP_STEPS) ** 2);
    const style = points >= 300 ? { size: 22, color: COLORS.shot } : { size: 14, color: COLORS.white };
    drawDigits(pen, String(points), x, y - rise, { ...style, align: "center", outline: COLORS.night });
  }
  pen.globalAlpha = 1;
};
