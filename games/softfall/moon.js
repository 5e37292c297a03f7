// @ts-check
import { FOOT_Y } from "./lander.js";
import { clamp } from "../kit/numbers.js";

/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {{ left: number, right: number, y: number, factor: number }} Pad */
/** @typedef {{ x: number, y: number, vx: number, vy: number }} Spawn */
/** @typedef {{ strength: number, gustPhase: number }} Wind strength in px/s2, to the right */
/** @typedef {{ number: number, pads: Pad[], heights: number[], wind: Wind, spawn: Spawn }} Level */

const WORLD_WIDTH_PX = 640;
const SAMPLE_PX = 4;
const SAMPLES = WORLD_WIDTH_PX / SAMPLE_PX + 1;

/** @type {Readonly<Record<number, number>>} */
const PAD_WIDTH_PX = { 1: 96, 2: 64, 3: 40 };
const MARGIN_PX = 34;
const GAP_PX = 56;
const SHOULDER_PX = 10;
const PAD_RISE_PX = 4;
/** Maximum slope beside a pad, so that every pad can be approached. */
const APPROACH_SLOPE = 0.85;
const HIGHEST_GROUND_Y = 180;
const LOWEST_GROUND_Y = 300;
const ROUNDING_PASSES = 4;

/** @type {Readonly<Record<number, readonly [number, number]>>} */
const WIND_PX_PER_S2 = { 3: [2, 4], 4: [3, 6], 5: [4, 8] };
const GUST_RADIANS_PER_STEP = 0.013;
const GUST_SHARE = 0.2;

/** @template T @param {Random} random @param {readonly T[]} list */
const shuffle = (random, list) =>
  list
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/**
 * @param {Random} random @param {readonly number[]} factors
 * @returns {Pad[]}
 */
const placePads = (random, factors) => {
  const order = shuffle(random, factors).map((factor) => ({ factor, width: PAD_WIDTH_PX[factor] ?? 0 }));
  const usedWidth = order.reduce((sum, { width }) => sum + width, 0) + GAP_PX * (order.length - 1) + 2 * MARGIN_PX;
  const shares = [random.range(1, 2), ...order.slice(1).map(() => random.range(0, 0.3)), random.range(1, 2)];
  const slack = (WORLD_WIDTH_PX - usedWidth) / shares.reduce((sum, share) => sum + share, 0);
  const middle = random.range(222, 250);
  let edge = MARGIN_PX;
  return order.map(({ factor, width }, index) => {
    const left = Math.round(edge + (shares[index] ?? 0) * slack);
    edge = left + width + GAP_PX;
    return { left, right: left + width, y: Math.round(middle + 6 * (factor - 1) + random.range(-8, 8)), factor };
  });
};

/** Value noise, -1 to 1. @param {Random} random @param {number} cell in px */
const createHills = (random, cell) => {
  const knots = Array.from({ length: Math.ceil(WORLD_WIDTH_PX / cell) + 2 }, () => random.range(-1, 1));
  return (/** @type {number} */ x) => {
    const index = Math.floor(x / cell);
    const t = (1 - Math.cos(Math.PI * (x / cell - index))) / 2;
    return (knots[index] ?? 0) * (1 - t) + (knots[index + 1] ?? 0) * t;
  };
};

/** @param {number} x @param {Pad} pad px between x and the level ground of the pad */
const distanceTo = (x, pad) => Math.max(0, pad.left - SHOULDER_PX - x, x - pad.right - SHOULDER_PX);

/** @param {Random} random @param {Pad[]} pads @param {number} roughness in px */
const shapeGround = (random, pads, roughness) => {
  const wide = createHills(random, 96);
  const narrow = createHills(random, 34);
  const middle = pads.reduce((sum, pad) => sum + pad.y, 0) / pads.length;
  return Array.from({ length: SAMPLES }, (_, index) => {
    const x = index * SAMPLE_PX;
    const wild = middle + roughness * (0.75 * wide(x) + 0.25 * narrow(x));
    const open = pads.reduce((height, pad) => {
      const reach = APPROACH_SLOPE * distanceTo(x, pad);
      return clamp(height, pad.y + PAD_RISE_PX - reach, pad.y + PAD_RISE_PX + reach);
    }, wild);
    return clamp(open, HIGHEST_GROUND_Y, LOWEST_GROUND_Y);
  });
};

/** @param {number[]} heights @param {Pad[]} pads */
const roundOff = (heights, pads) =>
  heights.map((height, index) => {
    if (pads.some((pad) => distanceTo(index * SAMPLE_PX, pad) === 0)) return height;
    return ((heights[index - 1] ?? height) + 2 * height + (heights[index + 1] ?? height)) / 4;
  });

/** @param {Random} random @param {Pad[]} pads */
const placeSpawn = (random, pads) => {
  const wide = pads.filter((pad) => pad.factor < 3);
  const target = random.pick(wide.length > 0 ? wide : pads);
  const middle = (target.left + target.right) / 2;
  const distance = random.range(40, 90);
  const side = middle < 200 ? 1 : middle > WORLD_WIDTH_PX - 200 ? -1 : random.pick([-1, 1]);
  return {
    x: middle + side * distance,
    y: target.y - FOOT_Y - random.range(64, 88),
    vx: -side * random.range(10, 17),
    vy: random.range(0, 4),
  };
};

/** @param {Random} random @param {number} number @returns {Wind} */
const raiseWind = (random, number) => {
  const [min, max] = WIND_PX_PER_S2[number] ?? [0, 0];
  return { strength: random.pick([-1, 1]) * random.range(min, max), gustPhase: random.range(0, 2 * Math.PI) };
};

/**
 * @param {Random} random
 * @param {number} number 1 to 5: later sites are rougher and, from the third on, windy
 * @param {readonly number[]} factors of the pads to choose from
 * @returns {Level}
 */
export const createLevel = (random, number, factors) => {
  const pads = placePads(random, factors);
  let heights = shapeGround(random, pads, 34 + 9 * number);
  for (let pass = 0; pass < ROUNDING_PASSES; pass++) heights = roundOff(heights, pads);
  return { number, pads, heights, wind: raiseWind(random, number), spawn: placeSpawn(random, pads) };
};

/** @param {Level} level @param {number} x */
export const groundAt = ({ heights, pads }, x) => {
  const pad = pads.find(({ left, right }) => x >= left && x <= right);
  if (pad) return pad.y;
  const position = clamp(x / SAMPLE_PX, 0, SAMPLES - 1);
  const index = Math.floor(position);
  const before = heights[index] ?? LOWEST_GROUND_Y;
  return before + ((heights[index + 1] ?? before) - before) * (position - index);
};

/** @param {Wind} wind @param {number} flightSteps */
export const windAt = ({ strength, gustPhase }, flightSteps) =>
  strength * (1 - GUST_SHARE * (0.5 + 0.5 * Math.sin(gustPhase + flightSteps * GUST_RADIANS_PER_STEP)));
