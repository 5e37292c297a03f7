import type { WrittenAchievement, WrittenAchievements } from "~contract/entities/achievement";

type Edit = (list: WrittenAchievements, index: number) => WrittenAchievements;

/** In the place of the one with its key, or else at the end. */
export function putAchievement(list: WrittenAchievements, achievement: WrittenAchievement): WrittenAchievements {
  const isThere = list.some(({ key }) => key === achievement.key);
  if (!isThere) return [...list, achievement];
  return list.map((one) => (one.key === achievement.key ? achievement : one));
}

/** Of one that is not there, nothing changes. */
export function editAchievements(list: WrittenAchievements, key: string, edit: Edit): WrittenAchievements {
  const index = list.findIndex((one) => one.key === key);
  return index < 0 ? list : edit(list, index);
}

/** The first stays first. */
export const moveUp: Edit = (list, index) => (index === 0 ? list : swapped(list, index - 1));
/** The last stays last. */
export const moveDown: Edit = (list, index) => (index === list.length - 1 ? list : swapped(list, index));
export const remove: Edit = (list, index) => list.filter((_, at) => at !== index);

/** The one of that index with the next one. */
function swapped(list: WrittenAchievements, index: number): WrittenAchievements {
  return [...list.slice(0, index), ...list.slice(index, index + 2).reverse(), ...list.slice(index + 2)];
}
