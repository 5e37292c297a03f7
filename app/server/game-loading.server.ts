import type { Api } from "~/api-client/client";
import { toGameLoading, type GameLoadingView } from "~/view-models/game-loading";
import { getGlobalSettings } from "~contract/calls/global-settings";
import { getGame } from "~contract/calls/games";
import type { GameDetails } from "~contract/entities/game-details";
import { env } from "./env.server";
import { secondary } from "./secondary.server";

type LoadingPage = { url: URL; isPublicTrack: boolean };

/** How a game's page loads its game; without the settings it waits for Play. */
export async function loadGameLoading(api: Api, game: GameDetails, { url }: Pick<LoadingPage, "url">) {
  const page = { url, isPublicTrack: game.publicTrack };
  return loadingOf(api, () => Promise.resolve(game), { ...page, isChallengeWhileSignedOut: false });
}

type ChallengeOfGame = { publicTrack: boolean; game: { gameId: string } };

/** As above for a challenge's page, which knows its game only in short; signed out it asks for nothing. */
export async function loadChallengeLoading(
  api: Api,
  { publicTrack, game: { gameId } }: ChallengeOfGame,
  { url, isSignedOut }: { url: URL; isSignedOut: boolean },
): Promise<GameLoadingView> {
  const page = { url, isPublicTrack: publicTrack, isChallengeWhileSignedOut: isSignedOut };
  const askForGame = () =>
    isSignedOut ? Promise.resolve(null) : secondary(api, (ask) => ask(getGame, { params: { gameId }, query: {} }));
  return loadingOf(api, askForGame, page);
}

async function loadingOf(
  api: Api,
  askForGame: () => Promise<GameDetails | null>,
  { url, ...page }: LoadingPage & { isChallengeWhileSignedOut: boolean },
): Promise<GameLoadingView> {
  const [game, settings] = await Promise.all([askForGame(), secondary(api, (ask) => ask(getGlobalSettings))]);
  const hasRoomUrl = url.searchParams.has("roomUrl");
  return toGameLoading({ ...page, game, settings, hasRoomUrl, defaultLimit: env.DEFAULT_MAX_PRELOADED });
}
