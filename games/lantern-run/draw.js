// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */
import { drawDigits } from "../kit/digits.js";
import { LANTERN_AT, drawFox } from "./fox-art.js";
import { drawHud } from "./hud.js";
import { drawDarkness } from "./light.js";
import { paletteAt } from "./palette.js";
import { drawFireflies, drawRooftops } from "./rooftops-art.js";
import { FULL_LIGHT } from "./rules.js";
import { drawSky } from "./sky.js";

/** @import { Effects } from "./effects.js" */
/** @import { LanternRun, State } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */

const FOX_SCREEN_X = 150;
const STRIDE_PX = 92;
const CHAIN_COLORS = ["#fff6e6", "#fff0b0", "#ffd76a", "#ffb52e", "#ff9155"];

/** @param {number} from @param {number} to @param {number} share */
const lerp = (from, to, share) => from + (to - from) * share;

/** @param {Pen} pen @param {Effects} effects @param {number} cameraX */
const drawParticles = (pen, effects, cameraX) => {
  for (const particle of effects.particles) {
    const { x, y, size, age, seconds, color, spin } = particle;
    pen.save();
    pen.translate(x - cameraX, y);
    pen.rotate(spin * age);
    pen.globalAlpha = Math.min(1, 2 * (1 - age / seconds));
    pen.fillStyle = color;
    pen.fillRect(-size / 2, -size / 2, size, size);
    pen.restore();
  }
};

/** @param {Pen} pen @param {Effects} effects @param {boolean} isStill */
const drawPops = (pen, effects, isStill) => {
  for (const { y, age, text, chain } of effects.pops) {
    pen.globalAlpha = Math.min(1, 3 - age * 3.4);
    const color = CHAIN_COLORS[chain - 1] ?? "#fff6e6";
    const rise = isStill ? 0 : age * 34;
    const style = {
      size: 13 + chain * 2.5,
      color,
      align: /** @type {const} */ ("center"),
      outline: "rgb(18 10 38 / 0.8)",
    };
    drawDigits(pen, text, FOX_SCREEN_X + 16, Math.max(92, y) - rise * 0.4, style);
  }
  pen.globalAlpha = 1;
};

/** @param {State} state @param {Effects} effects @param {Picture} picture @returns {import("./fox-art.js").Pose} */
const poseOf = ({ fox, light, stumbleSeconds, isOver }, effects, { reducedMotion, seconds, alpha }) => ({
  stride: (lerp(fox.previousX, fox.x, alpha) / STRIDE_PX) * Math.PI * 2,
  rise: -fox.fallSpeed,
  isOnRoof: fox.isOnRoof,
  isSliding: fox.slideSeconds > 0 && fox.isOnRoof,
  isStumbling: stumbleSeconds > 0 || (isOver && light <= 0),
  squash: reducedMotion ? 0 : effects.squash,
  light: light / FULL_LIGHT,
  swing: Math.max(-0.6, Math.min(0.6, -fox.fallSpeed * 0.0011)) + (reducedMotion ? 0 : 0.12 * Math.sin(seconds * 7)),
});

/**
 * @param {Pen} pen
 * @param {LanternRun} run
 * @param {Picture} picture
 * @param {Effects} effects
 */
export const drawScene = (pen, { state, score }, picture, effects) => {
  const { fox, course } = state;
  const { alpha, reducedMotion, seconds } = picture;
  const foxX = lerp(fox.previousX, fox.x, alpha);
  const foxY = lerp(fox.previousY, fox.y, alpha);
  const cameraX = foxX - FOX_SCREEN_X;
  const palette = paletteAt(foxX);
  const still = reducedMotion ? 0 : seconds;
  const shake = reducedMotion || picture.paused ? 0 : effects.shake;
  const bellSwing = reducedMotion ? 0 : effects.bell * Math.sin(seconds * 9) * 0.5;

  drawSky(pen, { palette, cameraX, seconds: still });
  pen.save();
  pen.translate(shake * Math.sin(seconds * 71), shake * Math.sin(seconds * 97));
  drawRooftops(pen, course, { palette, cameraX, seconds: still, bellSwing });
  pen.save();
  pen.translate(FOX_SCREEN_X, foxY);
  drawFox(pen, poseOf(state, effects, picture));
  pen.restore();
  const flicker = reducedMotion ? 0 : 0.012 * Math.sin(seconds * 13) + 0.008 * Math.sin(seconds * 29);
  const lantern = { x: FOX_SCREEN_X + LANTERN_AT.x, y: foxY + LANTERN_AT.y, light: state.light / FULL_LIGHT, flicker };
  drawDarkness(pen, lantern);
  drawFireflies(pen, course.fireflies, { cameraX, seconds: still });
  if (!reducedMotion) drawParticles(pen, effects, cameraX);
  drawPops(pen, effects, reducedMotion);
  pen.restore();
  if (picture.phase !== "waiting") drawHud(pen, state, { score, seconds: still });
};
