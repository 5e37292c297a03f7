// @ts-check
import { jumpHeightAt, jumpSeconds } from "./rules.js";

/** @import { Firefly, Obstacle, Random, Roof } from "./course.js" */

// At lantern height.
const HOVER_PX = 24;
const TAKE_OFF_PX = 26;
const MIN_GROUP = 3;
const MAX_GROUP = 5;

/** @param {number} x @param {number} y @returns {Firefly} */
const createFirefly = (x, y) => ({ x: Math.round(x), y: Math.round(y), isCollected: false });

/** Along a full jump. @param {{ takeOffX: number, top: number, rise: number, pace: number, count: number }} leap */
const alongLeap = ({ takeOffX, top, rise, pace, count }) => {
  const last = jumpSeconds(rise) - 0.1;
  return Array.from({ length: count }, (_, index) => {
    const seconds = 0.12 + ((last - 0.12) * index) / (count - 1);
    return createFirefly(takeOffX + pace * seconds, top - jumpHeightAt(seconds) - HOVER_PX);
  });
};

/** @param {Roof} roof @param {number} pace @param {number} count */
const alongRoof = (roof, pace, count) =>
  Array.from({ length: count }, (_, index) => createFirefly(roof.left + pace * 0.2 + index * 34, roof.top - HOVER_PX));

/**
 * @param {Random} random
 * @param {{ before: Roof, roof: Roof, obstacle: Obstacle | null, pace: number, credit: number }} place
 * @returns {Firefly[]}
 */
export const placeFireflies = (random, { before, roof, obstacle, pace, credit }) => {
  const count = random.int(MIN_GROUP, MAX_GROUP);
  const shape = random.next();
  if (credit < count) return [];
  if (obstacle?.kind === "chimney" && shape < 0.6) {
    const takeOffX = (obstacle.left + obstacle.right) / 2 - pace * jumpSeconds(0) * 0.5;
    return alongLeap({ takeOffX, top: roof.top, rise: 0, pace, count });
  }
  if (obstacle === null && shape < 0.25) return alongRoof(roof, pace, Math.min(count, 4));
  const rise = before.top - roof.top;
  return alongLeap({ takeOffX: before.right - TAKE_OFF_PX, top: before.top, rise, pace, count });
};
