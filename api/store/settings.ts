import type { GlobalSettings } from "~contract/entities/global-settings";

/** Switches of the whole product: a game is loaded when its player asks for it. */
export function readGlobalSettings(): GlobalSettings {
  return { allowGamePreloading: false, gamesAutoloadEnabled: false, maxGamesPreloadedPerUser: 1 };
}
