import { pageStrategy, type LoadingStrategy } from "~/rules/loading-strategy";
import { madeFor } from "~/rules/made-for";
import type { GameDetails } from "~contract/entities/game-details";
import type { GlobalSettings } from "~contract/entities/global-settings";

/** Whether a page's game is loaded before it is played, as far as the server can tell, and how many are kept so. */
export type GameLoadingView = { strategy: LoadingStrategy; limit: number };

type LoadingCircumstances = {
  /** Null when the API does not tell. */
  game: GameDetails | null;
  settings: GlobalSettings | null;
  defaultLimit: number;
  isPublicTrack: boolean;
  hasRoomUrl: boolean;
  isChallengeWhileSignedOut: boolean;
};

export function toGameLoading({ game, settings, defaultLimit, ...page }: LoadingCircumstances): GameLoadingView {
  const limit = settings?.maxGamesPreloadedPerUser ?? defaultLimit;
  if (!game || !settings || limit === 0) return { strategy: "on-demand", limit };
  const strategy = pageStrategy({
    ...page,
    // The engine of the site that this portal belongs to is the default one.
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
