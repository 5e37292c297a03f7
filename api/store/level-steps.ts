import type { AccountLevel } from "~contract/entities/quest";

/** The second level takes 50 pixels, each further one 50 more than the one before: 50, 150, 300, 500 and so on. */
const HALF_STEP = 25;

/** The level of who has earned so many pixels by quests, and how many lead to the next. */
export function levelOf(earned: number): AccountLevel {
  // The largest level whose pixels, HALF_STEP * level * (level - 1), have been earned.
  const level = Math.floor((1 + Math.sqrt(1 + (4 * earned) / HALF_STEP)) / 2);
  return { level, earned, levelAt: pixelsOf(level), nextLevelAt: pixelsOf(level + 1) };
}

function pixelsOf(level: number): number {
  return HALF_STEP * level * (level - 1);
}
