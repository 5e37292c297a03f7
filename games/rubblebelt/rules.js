// @ts-check

export const STEPS_PER_SECOND = 60;

export const TURN_DEG_PER_S = 220;
export const THRUST_PX_PER_S2 = 180;
export const DRAG_PER_S = 0.6;
export const TOP_SPEED_PX_S = 320;
export const SHIP_RADIUS_PX = 9;
export const SHIPS = 3;
export const POINTS_PER_SHIP = 10_000;
export const SHIELD_STEPS = 2 * STEPS_PER_SECOND;
export const BAD_WARP_CHANCE = 1 / 6;

export const MAX_SHOTS = 4;
export const SHOT_PX_PER_S = 520;
export const SHOT_STEPS = 54;
export const RELOAD_STEPS = 10;

/** @typedef {"big" | "middle" | "small"} RockSize */
/** @type {Record<RockSize, { radius: number, speed: number, points: number, next: RockSize | null }>} */
export const ROCKS = {
  big: { radius: 34, speed: 40, points: 20, next: "middle" },
  middle: { radius: 20, speed: 70, points: 50, next: "small" },
  small: { radius: 11, speed: 110, points: 100, next: null },
};
export const MAX_BIG_ROCKS = 10;
export const SAFE_DISTANCE_PX = 120;
export const FIRST_ICE_WAVE = 3;
export const FIRST_SCOUT_WAVE = 4;
export const SCOUT_POINTS = 300;
export const SCOUT_RADIUS_PX = 13;
export const SCOUT_ERROR_DEG = 15;

/** @param {number} wave from 1 */
export const bigRocksOf = (wave) => Math.min(MAX_BIG_ROCKS, 3 + wave);

/** @param {number} wave */
export const iceRocksOf = (wave) => (wave < FIRST_ICE_WAVE ? 0 : Math.min(5, Math.floor((wave - 1) / 2)));

/**
 * @typedef {{ ships: number, earnsShips: boolean, mayFire: boolean }} Variant
 * @param {string} mode
 * @returns {Variant}
 */
export const variantOf = (mode) => {
  if (mode === "one-ship") return { ships: 1, earnsShips: false, mayFire: true };
  if (mode === "no-shots") return { ships: 1, earnsShips: false, mayFire: false };
  return { ships: SHIPS, earnsShips: true, mayFire: true };
};
