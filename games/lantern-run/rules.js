// @ts-check

export const PX_PER_METRE = 10;
export const BELL_TOWER_METRES = 3000;

export const START_SPEED_PX_S = 260;
export const SPEED_GAIN_PX_S2 = 4;
export const TOP_SPEED_PX_S = 620;

export const JUMP_PX_S = 430;
export const GRAVITY_PX_S2 = 1400;
export const HELD_GRAVITY_PX_S2 = 700;
export const HOLD_SECONDS = 0.18;
export const DIVE_GRAVITY_PX_S2 = 3600;
export const SLIDE_SECONDS = 0.45;
// Input buffer: early and late jumps count.
export const JUMP_BUFFER_SECONDS = 0.1;
export const COYOTE_SECONDS = 0.08;
export const LEDGE_GRAB_PX = 16;

export const FOX_WIDTH_PX = 36;
export const FOX_HEIGHT_PX = 38;
export const SLIDING_HEIGHT_PX = 19;

export const FULL_LIGHT = 100;
export const DRAIN_PER_SECOND = 4;
export const DRAIN_GAIN = 0.5;
export const DRAIN_GAIN_EVERY_SECONDS = 30;
export const FIREFLY_LIGHT = 12;
export const FIREFLY_POINTS = 25;
export const FIREFLY_REACH_PX = 32;
export const MAX_CHAIN = 5;
export const STUMBLE_LIGHT = 25;
export const STUMBLE_SECONDS = 0.6;
export const STUMBLE_FACTOR = 0.5;

/**
 * @typedef {object} Variant
 * @property {number} firefliesPerSecond how many the course offers
 * @property {boolean} isDraining whether the lantern burns down by itself
 * @property {number} speedPerFirefly px/s gained permanently with every firefly, times the chain
 * @property {number} seconds the run ends after these
 * @property {number} metres the run ends, successfully, after these
 */

/** @type {Variant} */
const NORMAL = {
  firefliesPerSecond: 0.85,
  isDraining: true,
  speedPerFirefly: 0,
  seconds: Infinity,
  metres: Infinity,
};

/** @type {Record<string, Variant>} */
const VARIANTS = {
  // No fireflies refill the lantern here, so it does not drain; otherwise every run would end after 25 s.
  distance: { ...NORMAL, firefliesPerSecond: 0, isDraining: false },
  fireflies: { ...NORMAL, firefliesPerSecond: 1.8, seconds: 90 },
  // Clean runs would tie at equal speed, so fireflies add speed.
  "bell-tower": { ...NORMAL, firefliesPerSecond: 1.2, speedPerFirefly: 2, metres: BELL_TOWER_METRES },
};

/** @param {string} mode */
export const variantOf = (mode) => VARIANTS[mode] ?? NORMAL;

/** Pace without stumbles. @param {number} x in px from the start */
export const paceAt = (x) =>
  Math.min(TOP_SPEED_PX_S, Math.sqrt(START_SPEED_PX_S * START_SPEED_PX_S + 2 * SPEED_GAIN_PX_S2 * Math.max(0, x)));

/** @param {number} seconds since the start */
export const speedAfter = (seconds) => Math.min(TOP_SPEED_PX_S, START_SPEED_PX_S + SPEED_GAIN_PX_S2 * seconds);

const HELD_END_SPEED = JUMP_PX_S - HELD_GRAVITY_PX_S2 * HOLD_SECONDS;
const HELD_END_HEIGHT = JUMP_PX_S * HOLD_SECONDS - (HELD_GRAVITY_PX_S2 * HOLD_SECONDS * HOLD_SECONDS) / 2;

/** @param {number} seconds since take-off */
export const jumpHeightAt = (seconds) => {
  if (seconds <= HOLD_SECONDS) return JUMP_PX_S * seconds - (HELD_GRAVITY_PX_S2 * seconds * seconds) / 2;
  const falling = seconds - HOLD_SECONDS;
  return HELD_END_HEIGHT + HELD_END_SPEED * falling - (GRAVITY_PX_S2 * falling * falling) / 2;
};

/** @param {number} rise of the landing above the take-off, in px */
export const jumpSeconds = (rise) =>
  HOLD_SECONDS +
  (HELD_END_SPEED + Math.sqrt(HELD_END_SPEED * HELD_END_SPEED - 2 * GRAVITY_PX_S2 * (rise - HELD_END_HEIGHT))) /
    GRAVITY_PX_S2;
