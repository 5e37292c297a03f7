import { pageStrategy, type LoadingStrategy } from "~/rules/loading-strategy";
import { madeFor } from "~/rules/made-for";
import type { GameDetails } from "~contract/entities/game-details";
import type { GlobalSettings } from "~contract/entities/global-settings";

/** The strategy as far as the server can decide it; `limit` is the maximum of preloaded games per player. */
export type GameLoadingView = { strategy: LoadingStrategy; limit: number };

type LoadingInput = {
  game: GameDetails | null;
  settings: GlobalSettings | null;
  defaultLimit: number;
  isPublicTrack: boolean;
  hasRoomUrl: boolean;
  isChallengeWhileSignedOut: boolean;
};

export function toGameLoading({ game, settings, defaultLimit, ...page }: LoadingInput): GameLoadingView {
  const limit = settings?.maxGamesPreloadedPerUser ?? defaultLimit;
  if (!game || !settings || limit === 0) return { strategy: "on-demand", limit };
  const strategy = pageStrategy({
    ...page,
    // The default engine is that of the site this portal belongs to.
    isGameMakerGame: game.gameEngine?.default === true,
    isMobileOnly: madeFor(game.platforms) === "phones",
    isMultiplayer: game.multiplayer,
    isPaid: game.gameItems.length > 0,
    needsIsolation: game.usesSharedArrayBuffer,
    allowsPreloading: settings.allowGamePreloading && game.preloadingAllowed,
    allowsAutoloading: settings.gamesAutoloadEnabled && game.autoLoadEnabled,
  });
  return { strategy, limit };
}
