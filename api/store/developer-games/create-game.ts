import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, gameStatistics, tracks, type GameEngine, type GameMode } from "../../db/schema/catalogue";
import { findGameEngine, OTHER_ENGINE } from "../catalogue/game-engines";
import { refreshSearch } from "../search/search-index";
import { newShortId } from "../short-ids";
import { lockStudio } from "../studios/memberships";
import { readTextCheck } from "../words/text-check";
import { checkGameName, mangledTitleOf } from "./game-names";
import { INTERNAL_TRACK, PUBLIC_TRACK } from "./track-names";

export const MAX_GAMES_OF_STUDIO = 200;
/** Of the challenge that a game's own page plays, until the studio says more. */
const USUAL_MODE: GameMode = { mode: "", type: "points", criteria: "highest_wins", maxScore: 2 ** 31 - 1 };

type NewGame = { studioId: string; name: string; engineAlias: string | null; now: Date };

/** Not published, with two tracks that point to nothing yet. */
export async function createGame(database: Database, { studioId, name, engineAlias, now }: NewGame): Promise<string> {
  const title = checkGameName(name, "name");
  const engine = engineAlias === null ? null : requireEngine(engineAlias);
  const check = await readTextCheck(database);
  check({ name: title });
  return database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    const count = await transaction.$count(games, eq(games.studioId, studioId));
    if (count >= MAX_GAMES_OF_STUDIO) throw new ApiFailure("max_games_limit_reached");
    await assertNameFree(transaction, { studioId, title, fieldName: "name" });
    const gameId = await insertGame(transaction, { studioId, title, engine, now });
    await transaction.insert(gameStatistics).values({ gameId });
    await transaction.insert(tracks).values(
      [INTERNAL_TRACK, PUBLIC_TRACK].map((track) => ({
        ...{ trackId: randomUUID(), gameId, name: track, release: "" },
        isPublic: track === PUBLIC_TRACK,
      })),
    );
    await refreshSearch(transaction, [gameId]);
    return gameId;
  });
}

function requireEngine(alias: string): GameEngine | null {
  const engine = findGameEngine(alias);
  if (!engine) throw new ApiFailure("game_engine_not_found", { details: { fieldName: "gameEngine" } });
  return engine === OTHER_ENGINE ? null : engine;
}

type Naming = { studioId: string; title: string; fieldName: "name" | "title"; except?: string };

/** Names of a studio's games differ by more than case; lock the studio first. */
export async function assertNameFree(
  transaction: Database,
  { studioId, title, fieldName, except }: Naming,
): Promise<void> {
  const isOther = except === undefined ? undefined : ne(games.gameId, except);
  const hasName = eq(sql`lower(${games.title})`, sql`lower(${title})`);
  const taken = await transaction.$count(games, and(eq(games.studioId, studioId), hasName, isOther));
  if (taken > 0) throw new ApiFailure("game_name_taken", { details: { fieldName } });
}

type GameStart = { studioId: string; title: string; engine: GameEngine | null; now: Date };

/** Games are never deleted, so a short id that is free now was never used. */
async function insertGame(transaction: Database, { studioId, title, engine, now }: GameStart): Promise<string> {
  const gameId = randomUUID();
  const values = {
    ...{ gameId, studioId, title, engine },
    mangledTitle: mangledTitleOf(title),
    // No files ship with it: its pictures are uploaded, and its entry page is the build's.
    ...{ slug: gameId, entry: "" },
    ...{ shortDescription: {}, longDescription: {}, platforms: [], modes: [USUAL_MODE], controlGroups: [] },
    ...{ isPublished: false, savesEnabled: true },
    ...{ releaseDate: now, createdAt: now, modifiedAt: now },
  };
  for (;;) {
    const shortId = newShortId();
    const inserted = await transaction
      .insert(games)
      .values({ ...values, shortId })
      .onConflictDoNothing({ target: games.shortId })
      .returning({ gameId: games.gameId });
    if (inserted.length > 0) return gameId;
  }
}
