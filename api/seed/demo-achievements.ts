import type { Database } from "../db/database";
import { achievements } from "../db/schema/achievements";
import { gameId } from "./demo-games";
import { seedId } from "./deterministic-ids";
import { seedText } from "./texts";

/** Its points, and the seconds of play that it takes at least. */
const LANTERN_RUN = {
  "first-firefly": [5, 0],
  "ten-fireflies": [10, 5],
  "full-chain": [20, 3],
  kilometre: [20, 16],
  "bell-tower": [40, 48],
  "first-fall": [5, 0],
} as const;

type Key = keyof typeof LANTERN_RUN;

const HIDDEN: readonly Key[] = ["first-fall"];

const KEYS = Object.keys(LANTERN_RUN).filter((key): key is Key => key in LANTERN_RUN);

const DEMO_ACHIEVEMENTS = KEYS.map((key, position) => {
  const [points, minSeconds] = LANTERN_RUN[key];
  return {
    achievementId: seedId(`achievement:lantern-run:${key}`),
    gameId: gameId("lantern-run"),
    title: seedText(`achievement.lantern-run.${key}.title`),
    description: seedText(`achievement.lantern-run.${key}.text`),
    ...{ key, points, minSeconds, position, isHidden: HIDDEN.includes(key) },
  };
});

/** What the desk has made of them meanwhile stays. */
export async function seedAchievements(database: Database): Promise<void> {
  await database.insert(achievements).values(DEMO_ACHIEVEMENTS).onConflictDoNothing();
}
