// @ts-check
import { CLAY, COLORS } from "./palette.js";

/** @import { Burst } from "../kit/particles.js" */
/** @import { Brick } from "./levels.js" */

const UP = /** @type {const} */ ([-Math.PI, 0]);
const SPARK = /** @type {const} */ ({ speed: [40, 160], size: [1, 2.4], life: [0.2, 0.5] });
const SHARD = /** @type {const} */ ({ gravity: 420, spin: 9, shape: "shard" });

/** @satisfies {Record<string, Burst>} */
export const BURSTS = {
  trail: { count: 1, speed: [0, 6], colors: [COLORS.gold], size: [2.6, 3], life: [0.3, 0.34], growth: -6 },
  flames: {
    count: 2,
    speed: [5, 40],
    spread: 4,
    colors: [COLORS.ember, COLORS.emberCore, COLORS.gold],
    size: [2, 5],
    life: [0.2, 0.45],
    growth: -7,
  },
  embers: {
    count: 1,
    speed: [20, 60],
    angle: [-2, -1.1],
    spread: 40,
    colors: [COLORS.emberCore, COLORS.ember, COLORS.gold],
    size: [1, 2.2],
    life: [0.8, 1.8],
    gravity: -30,
  },
  bounce: { ...SPARK, count: 5, angle: UP, colors: [COLORS.glazeLight, COLORS.white] },
  gift: { ...SPARK, count: 16, angle: UP, colors: [COLORS.glazeLight] },
  fizzle: { ...SPARK, count: 14, colors: [COLORS.ember, COLORS.quiet] },
  open: {
    count: 40,
    speed: [60, 320],
    colors: [COLORS.gold, COLORS.white, COLORS.ember],
    size: [1.5, 4],
    life: [0.4, 0.9],
  },
  lost: {
    ...SHARD,
    count: 16,
    speed: [80, 260],
    angle: UP,
    colors: [COLORS.ball, COLORS.ballShade],
    size: [3, 7],
    life: [0.5, 1],
  },
  cleared: {
    count: 18,
    speed: [40, 220],
    colors: [COLORS.gold, COLORS.white, COLORS.glaze, ...CLAY],
    size: [2, 4],
    life: [0.5, 1.2],
    gravity: 160,
  },
};

/** @param {Brick} brick @returns {readonly string[]} */
const rubbleOf = ({ kind, tint }) => {
  if (kind === "glazed") return [COLORS.glaze, COLORS.glazeLight, COLORS.glazeDark];
  if (kind === "fired") return [COLORS.fired, COLORS.firedLight, COLORS.crackedFired];
  if (kind === "vent") return [COLORS.ironLight, COLORS.ember, COLORS.emberCore];
  return [tint, "#f0834a"];
};

/** @param {Brick} brick @param {boolean} isBroken @returns {Burst} */
export const shardsOf = (brick, isBroken) => ({
  ...SHARD,
  count: isBroken ? 7 : 3,
  speed: [30, 150],
  spread: 8,
  colors: rubbleOf(brick),
  size: isBroken ? [3, 7] : [1.5, 3],
  life: [0.5, 1],
});
