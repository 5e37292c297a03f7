// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { createLayer } from "../kit/layer.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawCar } from "./draw-car.js";
import { DESK_Y, drawDesk, drawDeskTop } from "./draw-desk.js";
import { drawRibbon, drawSunlight } from "./draw-ribbon.js";
import { COLORS } from "./palette.js";
import { LIGHTS, SPIN_STEPS } from "./run.js";
import { CAR_X, LETTER_PX, heightAt, slopeAt } from "./track.js";

/** @import { Picture } from "../kit/shell.js" */
/** @import { Effects } from "./effects.js" */
/** @import { Rival } from "./rival.js" */
/** @import { RallyRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const FASTEST_LETTERS_PER_S = 10;
const LAMP_HIDE_STEPS = 60;
const RIVAL_LANE_PX = -22;
const OWN_LANE_PX = 4;

const sunlight = createLayer({ height: DESK_Y, isOpaque: true });
const desk = createLayer({ top: DESK_Y, height: HEIGHT - DESK_Y, isOpaque: true });

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects @param {number} share */
const drawRival = (pen, { length, phase }, { cameraX, steps, isStill }, share) => {
  const at = share * length * LETTER_PX;
  const x = at - cameraX;
  pen.globalAlpha = 0.72;
  if (x > -90 && x < WIDTH + 90) {
    const y = heightAt(at) + RIVAL_LANE_PX;
    const wheel = isStill ? 0 : at / 16;
    const pose = { letter: "", wheel, lean: phase === "racing" ? 0.5 : 0, isBoosted: false, isRival: true };
    drawCar(pen, { x, y, angle: slopeAt(at), scale: 0.5, ...pose });
  } else {
    const side = x > CAR_X ? 1 : -1;
    const tip = side > 0 ? WIDTH - 12 : 12;
    const beat = isStill ? 0 : Math.sin(steps * 0.12) * 3;
    pen.fillStyle = COLORS.blue;
    pen.beginPath();
    pen.moveTo(tip + beat, 70);
    pen.lineTo(tip - side * 20 + beat, 58);
    pen.lineTo(tip - side * 20 + beat, 82);
    pen.fill();
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects */
const drawOwnCar = (pen, run, effects) => {
  const { distance, spinSteps, speed, boostSteps, phase, nextLetter } = run;
  const at = (distance + effects.rolled) * LETTER_PX;
  const spin = effects.isStill ? 0 : (spinSteps / SPIN_STEPS) * 2 * Math.PI;
  const hop = effects.isStill ? 0 : Math.sin((effects.hop / 14) * Math.PI) * 9;
  const rumble = effects.isStill || speed < 1 ? 0 : Math.sin(effects.steps * 0.9) * 0.9;
  drawCar(pen, {
    x: at - effects.cameraX,
    y: heightAt(at) + OWN_LANE_PX - hop + rumble,
    angle: slopeAt(at) - spin,
    scale: 0.62,
    letter: phase === "finished" ? "" : nextLetter,
    wheel: effects.wheel,
    lean: Math.min(1, speed / FASTEST_LETTERS_PER_S),
    isBoosted: boostSteps > 0,
    isRival: false,
  });
};

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects */
const drawLamps = (pen, { phase }, { lamps, lampSteps }) => {
  const hasStarted = phase !== "lights";
  if (hasStarted && lampSteps > LAMP_HIDE_STEPS) return;
  const y = 66 - (hasStarted ? Math.max(0, lampSteps - 30) * 4 : 0);
  pen.fillStyle = COLORS.ink;
  pen.beginPath();
  pen.roundRect(WIDTH / 2 - 78, y - 28, 156, 56, 12);
  pen.fill();
  for (let lamp = 0; lamp < LIGHTS; lamp++) {
    const isLit = lamp < lamps;
    const color = hasStarted ? "#35d07f" : isLit ? COLORS.red : COLORS.inkLight;
    fillDisc(pen, color, WIDTH / 2 + (lamp - 1) * 48, y, 19);
    if (isLit) fillDisc(pen, "rgb(255 255 255 / 0.35)", WIDTH / 2 + (lamp - 1) * 48 - 6, y - 6, 6);
  }
};

/** @param {Pen} pen @param {RallyRun} run @param {Effects} effects @param {Picture} picture @param {Rival} rival */
export const drawRally = (pen, run, effects, { reducedMotion, paused, seconds }, rival) => {
  effects.isStill = reducedMotion;
  const rivalShare = rival(run.steps);
  const strength = reducedMotion || paused ? 0 : effects.shake * 0.35;
  sunlight.draw(pen, [], drawSunlight);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, DESK_Y);
  pen.clip();
  pen.translate(Math.sin(seconds * 83) * strength, Math.cos(seconds * 71) * strength);
  drawRibbon(pen, run, effects.cameraX);
  drawRival(pen, run, effects, rivalShare);
  drawOwnCar(pen, run, effects);
  effects.particles.draw(pen);
  pen.restore();
  drawLamps(pen, run, effects);
  desk.draw(pen, [], drawDeskTop);
  drawDesk(pen, run, effects, rivalShare);
};
