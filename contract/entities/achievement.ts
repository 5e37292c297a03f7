import * as z from "zod";
import { dateTime, id } from "./identifiers";
import { localizedContent } from "./localized-content";

/** Of a game, besides those that are retired. */
export const MAX_ACHIEVEMENTS = 100;
export const MAX_ACHIEVEMENT_KEY_LENGTH = 40;
export const MAX_ACHIEVEMENT_TITLE_LENGTH = 60;
export const MAX_ACHIEVEMENT_TEXT_LENGTH = 160;
export const ACHIEVEMENT_POINTS_STEP = 5;
export const MAX_ACHIEVEMENT_POINTS = 100;
/** Of all of a game. */
export const MAX_GAME_POINTS = 1_000;
export const MAX_ACHIEVEMENT_SECONDS = 3_600;

/** What the game's code calls it, in kebab-case. */
export const achievementKey = z
  .string()
  .max(MAX_ACHIEVEMENT_KEY_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const achievementPoints = z
  .int()
  .min(ACHIEVEMENT_POINTS_STEP)
  .max(MAX_ACHIEVEMENT_POINTS)
  .multipleOf(ACHIEVEMENT_POINTS_STEP);

/** As an editor writes it. */
export const writtenAchievement = z.strictObject({
  key: achievementKey,
  title: localizedContent(MAX_ACHIEVEMENT_TITLE_LENGTH),
  description: localizedContent(MAX_ACHIEVEMENT_TEXT_LENGTH),
  /** Only who has it reads its title and text. */
  isHidden: z.boolean(),
  points: achievementPoints,
  /** Seconds of play before it can be unlocked, 0 to 3,600. */
  minSeconds: z.int().min(0).max(MAX_ACHIEVEMENT_SECONDS),
});
export type WrittenAchievement = z.output<typeof writtenAchievement>;

export function totalPoints(achievements: readonly Pick<WrittenAchievement, "points">[]): number {
  return achievements.reduce((total, { points }) => total + points, 0);
}

/** All achievements of a game, in their order (docs/product/achievements.md#rules). */
export const writtenAchievements = z
  .array(writtenAchievement)
  .max(MAX_ACHIEVEMENTS)
  .superRefine((list, context) => {
    for (const [index, { key }] of list.entries()) {
      if (list.findIndex((other) => other.key === key) === index) continue;
      context.addIssue({ code: "custom", path: [index, "key"], message: "the key of another achievement" });
    }
    if (totalPoints(list) > MAX_GAME_POINTS) {
      context.addIssue({ code: "custom", path: [], message: `more than ${String(MAX_GAME_POINTS)} points in all` });
    }
  });
export type WrittenAchievements = z.output<typeof writtenAchievements>;

const texts = { title: z.string(), description: z.string() };

/** On the game's page: texts of a hidden one are null, and its key, which could tell them. */
export const gameAchievement = z.object({
  achievementId: id,
  key: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  isHidden: z.boolean(),
  points: z.int().min(1),
  /** Of the game's players, who have it: 0 to 1. */
  share: z.number().min(0).max(1),
  /** By the viewer; null: not yet. */
  unlockedAt: dateTime.nullable(),
});
export type GameAchievement = z.infer<typeof gameAchievement>;

/** One that a player has, with its texts. */
export const unlockedAchievement = z.object({
  achievementId: id,
  key: z.string(),
  ...texts,
  isHidden: z.boolean(),
  points: z.int().min(1),
  /** It can be unlocked no more. */
  isRetired: z.boolean(),
  unlockedAt: dateTime,
});
export type UnlockedAchievement = z.infer<typeof unlockedAchievement>;
