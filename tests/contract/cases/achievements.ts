import { eq } from "drizzle-orm";
import { achievements, plays } from "~api/db/schema";
import { listUserAchievements, unlockAchievement } from "~contract/calls/achievements";
import { ACHIEVEMENTS_GAME } from "../../fixtures/achievements";
import { userPlaying } from "../../fixtures/players";
import type { CallCase, CaseRequest } from "../call-case";
import { disposableUser, OTHER_NAME, type World } from "../world";

const KEY = "first-firefly";

async function unlocking(world: World, key = KEY): Promise<CaseRequest> {
  await disposableUser(world);
  const username = `Fox_${String(Math.floor(Math.random() * 1e9))}`;
  const as = await userPlaying(world.api, ACHIEVEMENTS_GAME, { username });
  const { gameId, trackId } = ACHIEVEMENTS_GAME;
  return { as, params: { gameId, key }, body: { releaseTrackId: trackId } };
}

export const ACHIEVEMENT_CASES: CallCase[] = [
  {
    call: unlockAchievement,
    example: (world) => unlocking(world),
    refusals: {
      achievement_not_found: (world) => unlocking(world, "nonsense"),
      achievement_retired: async (world) => {
        const key = "bell-tower";
        await world.api.database.update(achievements).set({ isRetired: true }).where(eq(achievements.key, key));
        return unlocking(world, key);
      },
      no_active_play: async (world) => {
        const request = await unlocking(world);
        await world.api.database.delete(plays).where(eq(plays.userId, String(request.as.userId)));
        return request;
      },
    },
  },
  {
    call: listUserAchievements,
    example: ({ player }) => ({ as: player, params: { username: OTHER_NAME }, query: { locale: "de" } }),
  },
];
