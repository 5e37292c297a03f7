// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */
import { HEIGHT, WIDTH } from "../kit/stage.js";

const SMALLEST_RADIUS = 120;
const RADIUS_PER_LIGHT = 410;

/**
 * The dark around the lantern: the less light is left, the closer it comes.
 * @param {Pen} pen
 * @param {{ x: number, y: number, light: number, flicker: number }} lantern light 0 to 1
 */
export const drawDarkness = (pen, { x, y, light, flicker }) => {
  const radius = (SMALLEST_RADIUS + RADIUS_PER_LIGHT * light ** 1.15) * (1 + flicker);
  const depth = 0.5 + 0.42 * (1 - light);
  const night = pen.createRadialGradient(x, y, radius * 0.3, x, y, radius);
  night.addColorStop(0, "rgb(10 5 26 / 0)");
  night.addColorStop(0.55, `rgb(10 5 26 / ${depth * 0.35})`);
  night.addColorStop(1, `rgb(10 5 26 / ${depth})`);
  pen.fillStyle = night;
  pen.fillRect(-20, -20, WIDTH + 40, HEIGHT + 40);

  const warmth = (70 + 90 * light) * (1 + flicker);
  const glow = pen.createRadialGradient(x, y, 0, x, y, warmth);
  glow.addColorStop(0, `rgb(255 176 80 / ${0.1 + 0.22 * light})`);
  glow.addColorStop(1, "rgb(255 176 80 / 0)");
  pen.globalCompositeOperation = "lighter";
  pen.fillStyle = glow;
  pen.fillRect(x - warmth, y - warmth, warmth * 2, warmth * 2);
  pen.globalCompositeOperation = "source-over";
};
