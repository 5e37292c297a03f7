import { eq } from "drizzle-orm";
import type { getGameReadiness as call } from "~contract/calls/desk-games";
import type { CallData } from "~contract/define-call";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { readContentDetails } from "../drafts/content-details";
import { isGameStopped } from "../studios/takedowns";
import { findMissing, GAME_KIND } from "./game-kind";

export async function getGameReadiness(database: Database, gameId: string): Promise<CallData<typeof call>> {
  const [found] = await database
    .select({ game: games, studioName: studios.name })
    .from(games)
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .where(eq(games.gameId, gameId));
  if (!found) throw new ApiFailure("game_not_found");
  const { game, studioName } = found;
  const { draft, published, hidden } = await readContentDetails(database, GAME_KIND, gameId);
  const content = draft?.content ?? published ?? hidden;
  if (!content) throw new ApiFailure("game_not_found");
  const { shortId, mangledTitle } = game;
  return {
    ...{ studioName, shortId, mangledTitle },
    missing: await findMissing(database, game, content),
    isStopped: await isGameStopped(database, gameId),
  };
}
