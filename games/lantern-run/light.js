// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import("../kit/sprites.js").Box} Box */
import { createSprites } from "../kit/sprites.js";

const SMALLEST_RADIUS = 120;
const RADIUS_PER_LIGHT = 410;
const WIDEST_WARMTH_PX = 160;
/** Quantized for the sprite cache; flicker hides the steps. */
const LIGHT_STEPS = 32;
/** @type {Box} */
const DARKNESS = { left: 224, right: 460, top: 380, bottom: 300 };
/** @type {Box} */
const WARMTH = { left: WIDEST_WARMTH_PX, right: WIDEST_WARMTH_PX, top: WIDEST_WARMTH_PX, bottom: WIDEST_WARMTH_PX };

/** Cached, since radial gradients fill slowly. */
const nights = createSprites(1);
const warmths = createSprites(1);

/** @type {(pen: Pen, box: Box, gradient: CanvasGradient, colors: readonly (readonly [number, string])[]) => void} */
const fillWith = (pen, { left, right, top, bottom }, gradient, colors) => {
  for (const [at, color] of colors) gradient.addColorStop(at, color);
  pen.fillStyle = gradient;
  pen.fillRect(-left, -top, left + right, top + bottom);
};

/** @param {Pen} pen @param {number} light */
const paintNight = (pen, light) => {
  const radius = SMALLEST_RADIUS + RADIUS_PER_LIGHT * light ** 1.15;
  const depth = 0.5 + 0.42 * (1 - light);
  fillWith(pen, DARKNESS, pen.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius), [
    [0, "rgb(10 5 26 / 0)"],
    [0.55, `rgb(10 5 26 / ${depth * 0.35})`],
    [1, `rgb(10 5 26 / ${depth})`],
  ]);
};

/** @param {Pen} pen @param {number} light */
const paintWarmth = (pen, light) => {
  const warmth = 70 + (WIDEST_WARMTH_PX - 70) * light;
  fillWith(pen, WARMTH, pen.createRadialGradient(0, 0, 0, 0, 0, warmth), [
    [0, `rgb(255 176 80 / ${0.1 + 0.22 * light})`],
    [1, "rgb(255 176 80 / 0)"],
  ]);
};

/**
 * @param {Pen} pen
 * @param {{ x: number, y: number, light: number, flicker: number }} lantern light 0 to 1, flicker -0.02 to 0.02
 */
export const drawDarkness = (pen, { x, y, light, flicker }) => {
  const lightLevel = Math.round(light * LIGHT_STEPS) / LIGHT_STEPS;
  pen.globalAlpha = 0.98 + flicker;
  nights.draw(
    pen,
    String(lightLevel),
    { x, y },
    () => DARKNESS,
    (night) => paintNight(night, lightLevel),
  );
  pen.globalCompositeOperation = "lighter";
  pen.globalAlpha = 0.9 + 5 * flicker;
  warmths.draw(
    pen,
    String(lightLevel),
    { x, y },
    () => WARMTH,
    (warmth) => paintWarmth(warmth, lightLevel),
  );
  pen.globalCompositeOperation = "source-over";
  pen.globalAlpha = 1;
};
