import type { PlayerAchievements } from "~/view-models/player-achievements";
import { listUserAchievements } from "~contract/calls/achievements";
import type { PageContext } from "./page-context.server";
import { assertPageExists } from "./page-param.server";
import { secondary } from "./secondary.server";

const GAMES_ON_PAGE = 5;

/** Null when they did not load. */
export async function loadPlayerAchievements(
  { api, locale }: PageContext,
  username: string,
  page: number,
): Promise<PlayerAchievements | null> {
  const query = { locale, page, pageSize: GAMES_ON_PAGE };
  const found = await secondary(api, (call) => call(listUserAchievements, { params: { username }, query }));
  if (found) assertPageExists(found.pagination);
  return found;
}
