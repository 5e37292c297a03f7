import type { AccountLevel } from "~contract/entities/quest";

/** Level 2 takes 50 pixels, each further level 50 more than the one before: 50, 150, 300, 500 in total. */
const HALF_STEP = 25;

export function levelOf(earned: number): AccountLevel {
  // The largest level with HALF_STEP * level * (level - 1) <= earned.
  const level = Math.floor((1 + Math.sqrt(1 + (4 * earned) / HALF_STEP)) / 2);
  return { level, earned, levelAt: pixelsOf(level), nextLevelAt: pixelsOf(level + 1) };
}

function pixelsOf(level: number): number {
  return HALF_STEP * level * (level - 1);
}
