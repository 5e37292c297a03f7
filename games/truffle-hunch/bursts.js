// @ts-check
import { COLORS } from "./palette.js";

/** @import { Burst } from "../kit/particles.js" */

/** @type {Burst} */
export const CLODS = {
  count: 4,
  speed: [60, 200],
  angle: [-Math.PI * 0.85, -Math.PI * 0.15],
  colors: [COLORS.soil, COLORS.soilShade, COLORS.grass, COLORS.soilLight],
  size: [2, 5],
  life: [0.4, 0.65],
  gravity: 800,
  spin: 9,
  shape: "square",
};

/** @type {Burst} */
export const LEAVES = {
  count: 18,
  speed: [80, 330],
  angle: [-Math.PI * 0.95, -Math.PI * 0.05],
  colors: ["#d95b2b", "#e98332", "#c94a2a", COLORS.gold, COLORS.grassLight],
  size: [3, 6],
  life: [0.9, 1.6],
  gravity: 340,
  spin: 8,
  shape: "shard",
};

/** @type {Burst} */
export const STENCH = {
  count: 5,
  speed: [10, 60],
  colors: [COLORS.stink, "#93b63f", "#d5ee8f"],
  size: [3, 7],
  life: [0.6, 1.2],
  gravity: -60,
  growth: 4,
};
