import * as z from "zod";
import { defineCall } from "../define-call";
import { unlockedAchievement } from "../entities/achievement";
import { game } from "../entities/game";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, TRACK_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody } from "./request-parts";

/**
 * Checked like scores (docs/product/achievements.md#unlocking): needs a running play of that track. Once more answers the same
 * moment, with `isNew` false. Too early or too often: too_many_requests, with the seconds to wait.
 */
export const unlockAchievement = defineCall({
  name: "unlockAchievement",
  summary: "Unlocks an achievement of the game that is played.",
  method: "POST",
  path: "/gg/games/{gameId}/achievements/{key}",
  access: "player",
  params: z.object({ gameId: id, key: z.string() }),
  query: localeQuery,
  body: z.object({ releaseTrackId: id }),
  data: z.object({ achievement: unlockedAchievement, isNew: z.boolean() }),
  errorCodes: [
    "achievement_not_found",
    "achievement_retired",
    "game_not_found",
    "invalid_request_payload",
    "no_active_play",
    "sign_in_required",
    ...TRACK_ERROR_CODES,
  ],
});

const gameWithAchievements = z.object({
  game,
  /** Of the game's achievements and of its retired ones that the player has. */
  total: z.int().min(1),
  points: z.int().min(1),
  /** The latest first. */
  achievements: z.array(unlockedAchievement),
});

/** Null where the profile does not share best scores with the viewer. */
const standing = z.object({ points: z.int().min(0), unlocked: z.int().min(0), games: z.array(gameWithAchievements) });

export const listUserAchievements = defineCall({
  name: "listUserAchievements",
  summary: "A player's achievements by game, the latest first, as far as the viewer may see them.",
  method: "GET",
  path: "/gxc/users/{username}/achievements",
  access: "everyone",
  params: z.object({ username: z.string() }),
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ standing: standing.nullable(), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "user_not_found"],
});
