// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { ROCKS, SAFE_DISTANCE_PX, bigRocksOf, iceRocksOf } from "./rules.js";
import { distanceBetween, wrapPoint, pointAt } from "./space.js";

/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {import("./rules.js").RockSize} RockSize */
/** @typedef {import("./space.js").Point} Point */
/**
 * @typedef {object} Rock
 * @property {RockSize} size
 * @property {number} x
 * @property {number} y
 * @property {number} vx px/s
 * @property {number} vy px/s
 * @property {number} radius
 * @property {boolean} isIce pushed away by the first hit
 * @property {number} hits that are still needed
 * @property {number} spin degrees per step
 * @property {number} turn degrees
 * @property {number} sort which stone, 0 to 2
 * @property {number} age in steps
 */

const MAX_PLACEMENT_ATTEMPTS = 60;
const PUSH_PX_PER_S = 130;
const DRAG_PER_STEP = 0.985;

/** @param {Random} random @param {RockSize} size @param {Point} place @param {number} direction degrees @param {boolean} [isIce] */
const createRock = (random, size, { x, y }, direction, isIce = false) => {
  const { radius, speed } = ROCKS[size];
  const { x: vx, y: vy } = pointAt(direction, speed);
  const look = { spin: random.range(-0.9, 0.9), turn: random.range(0, 360), sort: random.int(0, 2) };
  return { size, x, y, vx, vy, radius, isIce, hits: isIce ? 2 : 1, ...look, age: 0 };
};

/** @param {Random} random @param {Point} ship @returns {Point} */
const placeAwayFrom = (random, ship) => {
  for (let attempt = 0; attempt < MAX_PLACEMENT_ATTEMPTS; attempt++) {
    const point = { x: random.range(0, WIDTH), y: random.range(0, HEIGHT) };
    if (distanceBetween(point, ship) >= SAFE_DISTANCE_PX + ROCKS.big.radius) return point;
  }
  return { x: (ship.x + WIDTH / 2) % WIDTH, y: (ship.y + HEIGHT / 2) % HEIGHT };
};

/** @param {Random} random @param {Point} ship @param {boolean} [isIce] @returns {Rock} */
export const createBigRock = (random, ship, isIce = false) =>
  createRock(random, "big", placeAwayFrom(random, ship), random.range(0, 360), isIce);

/** @param {Random} random @param {number} wave @param {Point} ship @returns {Rock[]} */
export const createWave = (random, wave, ship) =>
  Array.from({ length: bigRocksOf(wave) }, (_, index) => createBigRock(random, ship, index < iceRocksOf(wave)));

/** @param {Random} random @param {Rock} rock @returns {Rock[]} */
export const splitRock = (random, rock) => {
  const { next } = ROCKS[rock.size];
  if (!next) return [];
  const direction = random.range(0, 360);
  return [direction, direction + random.range(90, 180)].map((heading) => {
    const { x, y } = pointAt(heading, rock.radius * 0.4);
    return createRock(random, next, wrapPoint({ x: rock.x + x, y: rock.y + y }), heading);
  });
};

/** @param {Rock} rock @param {{ vx: number, vy: number }} shot */
export const pushRock = (rock, shot) => {
  const speed = Math.sqrt(shot.vx * shot.vx + shot.vy * shot.vy);
  rock.vx = (shot.vx / speed) * PUSH_PX_PER_S;
  rock.vy = (shot.vy / speed) * PUSH_PX_PER_S;
};

/** @param {Rock} rock */
export const turnRock = (rock) => {
  rock.age += 1;
  rock.turn += rock.spin;
  const speed = Math.sqrt(rock.vx * rock.vx + rock.vy * rock.vy);
  if (speed <= ROCKS[rock.size].speed + 0.5) return;
  rock.vx *= DRAG_PER_STEP;
  rock.vy *= DRAG_PER_STEP;
};
