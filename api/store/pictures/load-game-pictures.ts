import { asc, eq } from "drizzle-orm";
import type { readDeskGamePictures } from "~contract/calls/desk-pictures";
import type { CallData } from "~contract/define-call";
import type { GamePictures } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameArt, games, studios } from "../../db/schema/catalogue";
import { coverImageOf, narrowCoverPath, storedPictureUrl, thumbnailOf } from "../catalogue/pictures";
import { isCover } from "./game-pictures";

type Source = { database: Database; mediaBaseUrl: string };

export async function loadGamePictures(
  { database, mediaBaseUrl }: Source,
  { gameId, slug }: { gameId: string; slug: string },
): Promise<GamePictures> {
  const art = await database.select().from(gameArt).where(eq(gameArt.gameId, gameId)).orderBy(asc(gameArt.position));
  const covers = art.filter(isCover).map((piece) => ({
    coverId: piece.name,
    coverUrl: coverImageOf(mediaBaseUrl, slug, piece),
    narrowCoverUrl: storedPictureUrl(mediaBaseUrl, narrowCoverPath(slug, piece)),
    focusX: piece.focusX,
    aspectRatio: "16:9",
    type: "IMAGE" as const,
  }));
  const graphics = art
    .filter((piece) => !isCover(piece))
    .map((piece) => ({
      assetId: piece.name,
      url: coverImageOf(mediaBaseUrl, slug, piece),
      thumbnailUrl: thumbnailOf(mediaBaseUrl, slug, piece),
      type: "IMAGE" as const,
    }));
  return { covers, graphics };
}

export async function loadDeskGamePictures(
  source: Source,
  gameId: string,
): Promise<CallData<typeof readDeskGamePictures>> {
  const { title, slug, isPublished } = games;
  const [game] = await source.database
    .select({ title, slug, isPublished, studioName: studios.name })
    .from(games)
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .where(eq(games.gameId, gameId));
  if (!game) throw new ApiFailure("game_not_found");
  const pictures = await loadGamePictures(source, { gameId, slug: game.slug });
  return { title: game.title, studioName: game.studioName, isPublished: game.isPublished, ...pictures };
}
