import type { DeveloperGame, DeveloperTrack } from "~contract/entities/developer-game";
import type { studios, tracks } from "../../db/schema/catalogue";
import { OTHER_ENGINE } from "../catalogue/game-engines";
import type { DeveloperContext } from "./developer-context";
import type { GameRow } from "./game-rows";

type Parts = { game: GameRow; studio: typeof studios.$inferSelect; internalTrackId: string | null };

export function toDeveloperGame(
  { siteUrl }: Pick<DeveloperContext, "siteUrl">,
  { game, studio, internalTrackId }: Parts,
): DeveloperGame {
  const { gameId, shortId, title, lastVersion } = game;
  const publicShareUrl = gamePageUrl(siteUrl, game);
  const { alias, gameEngineId, title: engineTitle, url, isDefault } = game.engine ?? OTHER_ENGINE;
  return {
    ...{ gameId, shortId, title, publicShareUrl },
    version: lastVersion ?? "",
    internalShareUrl: internalTrackId === null ? publicShareUrl : trackPageUrl(siteUrl, game, internalTrackId),
    editUrl: `${siteUrl}/studio/games/${gameId}/`,
    studio: { studioId: studio.studioId, name: studio.name },
    gameEngine: { alias, gameEngineId, title: engineTitle, url: url ?? "", isDefault },
  };
}

type NamedGame = Pick<GameRow, "shortId" | "mangledTitle">;

function gamePageUrl(siteUrl: string, { shortId, mangledTitle }: NamedGame): string {
  return `${siteUrl}/games/${shortId}/${mangledTitle}/`;
}

function trackPageUrl(siteUrl: string, game: NamedGame, trackId: string): string {
  return `${gamePageUrl(siteUrl, game)}tracks/${trackId}/`;
}

type TrackParts = { track: typeof tracks.$inferSelect; game: NamedGame; testers: DeveloperTrack["testers"] };

export function toDeveloperTrack(
  { siteUrl }: Pick<DeveloperContext, "siteUrl">,
  { track, game, testers }: TrackParts,
): DeveloperTrack {
  const { trackId, name, isPublic, releaseId, release } = track;
  return {
    ...{ trackId, name, isPublic, releaseId, testers },
    version: releaseId === null ? null : release,
    shareUrl: isPublic ? gamePageUrl(siteUrl, game) : trackPageUrl(siteUrl, game, trackId),
  };
}
