// @ts-check
import { COLORS, STONES } from "./palette.js";

/** @import { Burst } from "../kit/particles.js" */
/** @import { Rock } from "./rocks.js" */

const ICE = [COLORS.ice, COLORS.iceLight, COLORS.iceShade];

/** @satisfies {Record<string, Burst>} */
export const BURSTS = {
  flame: {
    count: 1,
    speed: [60, 130],
    colors: [COLORS.flame, COLORS.flameCore],
    size: [1.4, 3],
    life: [0.16, 0.34],
    growth: -6,
  },
  chips: { count: 7, speed: [30, 120], colors: ICE, size: [1.5, 3.5], life: [0.3, 0.7], spin: 9, shape: "shard" },
  hull: {
    count: 14,
    speed: [30, 190],
    colors: [COLORS.hull, COLORS.nose, COLORS.fin, COLORS.pane, COLORS.hullShade],
    size: [2, 5],
    life: [0.7, 1.5],
    spin: 8,
    shape: "shard",
  },
  fire: {
    count: 26,
    speed: [10, 150],
    colors: [COLORS.flame, COLORS.flameCore, COLORS.hull],
    size: [3, 7],
    life: [0.3, 0.8],
    growth: -7,
  },
  scout: {
    count: 20,
    speed: [30, 200],
    colors: [COLORS.scout, COLORS.scoutLight, COLORS.flameCore],
    size: [2, 5],
    life: [0.4, 1],
    spin: 9,
    shape: "shard",
  },
  warp: { count: 22, speed: [40, 150], colors: [COLORS.shot, COLORS.pane], size: [1.2, 2.6], life: [0.3, 0.6] },
};

const PIECES = { big: 16, middle: 11, small: 8 };

/** @param {Rock} rock @returns {Burst} */
export const rubbleOf = ({ size, radius, isIce, sort }) => ({
  count: PIECES[size],
  speed: [20, 130],
  spread: radius * 0.4,
  colors: isIce ? ICE : (STONES[sort] ?? STONES[0]),
  size: [1.5, 2 + radius * 0.12],
  life: [0.4, 0.9],
  spin: 9,
  shape: "shard",
});
