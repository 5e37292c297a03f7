// @ts-check
import {
  BELL_TOWER_METRES,
  FOX_WIDTH_PX,
  PX_PER_METRE,
  SLIDE_SECONDS,
  START_SPEED_PX_S,
  STUMBLE_FACTOR,
  TOP_SPEED_PX_S,
  jumpSeconds,
  paceAt,
} from "./rules.js";
import { placeFireflies } from "./fireflies.js";

/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {{ left: number, right: number, top: number, look: number, hasTower: boolean }} Roof */
/** @typedef {"chimney" | "line"} ObstacleKind */
/** @typedef {{ kind: ObstacleKind, left: number, right: number, top: number, bottom: number, roofTop: number, look: number, isHit: boolean }} Obstacle */
/** @typedef {{ x: number, y: number, isCollected: boolean }} Firefly */

const FIRST_ROOF_PX = 620;
const HIGHEST_TOP = 205;
const LOWEST_TOP = 292;
const MAX_STEP_PX = 60;
const MIN_GAP_PX = 60;
const MAX_GAP_PX = 170;
const MIN_ROOF_PX = 120;
const MAX_ROOF_PX = 420;
// Share of the widest possible jump, so that no gap needs a perfect one.
const JUMP_MARGIN = 0.8;
const LINE_BOTTOM_PX = 25;
const LINE_TOP_PX = 70;
const AHEAD_PX = 1400;
export const TOWER_EVERY_PX = BELL_TOWER_METRES * PX_PER_METRE;
const TOWER_ROOM_PX = 180;

/** @param {number} pace */
const speedFraction = (pace) => (pace - START_SPEED_PX_S) / (TOP_SPEED_PX_S - START_SPEED_PX_S);

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * @param {Random} random
 * @param {Roof} roof
 * @param {number} pace
 * @returns {Obstacle | null}
 */
const placeObstacle = (random, roof, pace) => {
  const hasObstacle = random.chance(0.34 + 0.36 * speedFraction(pace));
  const kind = random.chance(0.55) ? "chimney" : "line";
  const look = random.int(0, 5);
  const width = kind === "chimney" ? random.int(20, 28) : Math.round(pace * SLIDE_SECONDS * 0.4);
  const height = kind === "chimney" ? random.int(24, 38) : LINE_TOP_PX;
  const first = roof.left + Math.max(70, pace * 0.32);
  const last = roof.right - Math.max(55, pace * 0.16) - width;
  const left = Math.round(random.range(first, last));
  if (!hasObstacle || first > last) return null;
  const bottom = kind === "chimney" ? roof.top : roof.top - LINE_BOTTOM_PX;
  const right = left + width;
  return { kind, left, right, top: roof.top - height, bottom, roofTop: roof.top, look, isHit: false };
};

/**
 * The gap must be jumpable at this pace, and at half of it after a stumble.
 * @param {Random} random
 * @param {Roof} before
 * @param {boolean} mayStumble
 * @returns {Roof}
 */
const nextRoof = (random, before, mayStumble) => {
  const pace = paceAt(before.right);
  const top = clamp(before.top + random.int(-MAX_STEP_PX, MAX_STEP_PX), HIGHEST_TOP, LOWEST_TOP);
  const reach =
    pace * (mayStumble ? STUMBLE_FACTOR : 1) * jumpSeconds(before.top - top) * JUMP_MARGIN - FOX_WIDTH_PX / 2;
  const widest = clamp(reach, MIN_GAP_PX, MAX_GAP_PX);
  const gap = random.range(Math.min(widest, clamp(pace * 0.2, MIN_GAP_PX, MAX_GAP_PX)), widest);
  // Higher speed needs more room to land.
  const width = random.range(Math.max(MIN_ROOF_PX, pace * 0.47), MAX_ROOF_PX);
  const left = Math.round(before.right + gap);
  const right = Math.round(left + width);
  const tower = Math.ceil(before.right / TOWER_EVERY_PX) * TOWER_EVERY_PX;
  const hasTower = right > tower - TOWER_ROOM_PX;
  return { left, right: hasTower ? tower + 2 * TOWER_ROOM_PX : right, top, look: random.int(0, 5), hasTower };
};

/**
 * Depends on seed and variant only, not on the play.
 * @param {Random} random
 * @param {import("./rules.js").Variant} variant
 */
export const createCourse = (random, variant) => {
  /** @type {Roof} */
  let newest = { left: -400, right: FIRST_ROOF_PX, top: 262, look: 0, hasTower: false };
  let credit = 0;
  let mayStumble = false;
  const course = {
    roofs: [newest],
    /** @type {Obstacle[]} */
    obstacles: [],
    /** @type {Firefly[]} */
    fireflies: [],
    /** Generates roofs in view and drops those behind. @param {number} x */
    follow: (x) => {
      while (newest.right < x + AHEAD_PX) append();
      const behind = x - 400;
      course.roofs = course.roofs.filter((roof) => roof.right > behind);
      course.obstacles = course.obstacles.filter((obstacle) => obstacle.right > behind);
      course.fireflies = course.fireflies.filter((firefly) => firefly.x > behind && !firefly.isCollected);
    },
  };

  const append = () => {
    const before = newest;
    const roof = nextRoof(random, before, mayStumble);
    const pace = paceAt(roof.left);
    const obstacle = roof.hasTower ? null : placeObstacle(random, roof, pace);
    credit += (variant.firefliesPerSecond * (roof.right - before.right)) / pace;
    const placed = placeFireflies(random, { before, roof, obstacle, pace, credit });
    credit -= placed.length;
    course.roofs.push(roof);
    if (obstacle) course.obstacles.push(obstacle);
    course.fireflies.push(...placed);
    mayStumble = obstacle !== null;
    newest = roof;
  };

  course.follow(0);
  return course;
};
