import type { Api } from "~/api-client/client";
import { toGameLoading, type GameLoadingView } from "~/view-models/game-loading";
import { getGlobalSettings } from "~contract/calls/global-settings";
import type { GameDetails } from "~contract/entities/game-details";
import { env } from "./env.server";
import { secondary } from "./secondary.server";

type LoadingPage = { url: URL; isPublicTrack: boolean };

/** How a game's page loads its game; without the settings it waits for Play. */
export async function loadGameLoading(api: Api, game: GameDetails, { url }: Pick<LoadingPage, "url">) {
  const page = { url, isPublicTrack: game.publicTrack };
  return loadingOf(api, Promise.resolve(game), { ...page, isChallengeWhileSignedOut: false });
}

type ChallengeStart = { game: Promise<GameDetails | null>; url: URL; isSignedOut: boolean };

/** As above for a challenge's page; signed out it waits for Play whatever the game is. */
export async function loadChallengeLoading(
  api: Api,
  { publicTrack }: { publicTrack: boolean },
  { game, url, isSignedOut }: ChallengeStart,
): Promise<GameLoadingView> {
  const page = { url, isPublicTrack: publicTrack, isChallengeWhileSignedOut: isSignedOut };
  return loadingOf(api, isSignedOut ? Promise.resolve(null) : game, page);
}

async function loadingOf(
  api: Api,
  gameFound: Promise<GameDetails | null>,
  { url, ...page }: LoadingPage & { isChallengeWhileSignedOut: boolean },
): Promise<GameLoadingView> {
  const [game, settings] = await Promise.all([gameFound, secondary(api, (ask) => ask(getGlobalSettings))]);
  const hasRoomUrl = url.searchParams.has("roomUrl");
  return toGameLoading({ ...page, game, settings, hasRoomUrl, defaultLimit: env.DEFAULT_MAX_PRELOADED });
}
