import type { Api } from "~/api-client/client";
import { toGameLoading, type GameLoadingView } from "~/view-models/game-loading";
import { getGlobalSettings } from "~contract/calls/global-settings";
import type { GameDetails } from "~contract/entities/game-details";
import type { GlobalSettings } from "~contract/entities/global-settings";
import { env } from "./env.server";
import { secondary } from "./secondary.server";

type LoadingPage = { url: URL; isPublicTrack: boolean };

type Settings = Promise<GlobalSettings | null>;

export function loadSettings(publicApi: Api): Settings {
  return secondary(publicApi, (callApi) => callApi(getGlobalSettings));
}

export async function loadGameLoading(settings: Settings, game: GameDetails, { url }: Pick<LoadingPage, "url">) {
  const page = { url, isPublicTrack: game.publicTrack };
  return loadingOf(settings, Promise.resolve(game), { ...page, isChallengeWhileSignedOut: false });
}

type ChallengeStart = { game: Promise<GameDetails | null>; url: URL; isSignedOut: boolean };

export async function loadChallengeLoading(
  settings: Settings,
  { publicTrack }: { publicTrack: boolean },
  { game, url, isSignedOut }: ChallengeStart,
): Promise<GameLoadingView> {
  const page = { url, isPublicTrack: publicTrack, isChallengeWhileSignedOut: isSignedOut };
  return loadingOf(settings, isSignedOut ? Promise.resolve(null) : game, page);
}

async function loadingOf(
  pendingSettings: Settings,
  pendingGame: Promise<GameDetails | null>,
  { url, ...page }: LoadingPage & { isChallengeWhileSignedOut: boolean },
): Promise<GameLoadingView> {
  const [game, settings] = await Promise.all([pendingGame, pendingSettings]);
  const hasRoomUrl = url.searchParams.has("roomUrl");
  return toGameLoading({ ...page, game, settings, hasRoomUrl, defaultLimit: env.DEFAULT_MAX_PRELOADED });
}
