import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gameArt, games } from "../../db/schema";
import { narrowCoverPath } from "./pictures";

/** `path` is the API's; `focusX` is in percent from the left, in steps of FOCUS_STEP. */
export type WallPicture = { path: string; focusX: number };

export const FOCUS_STEP = 5;
const MAX_PICTURES = 12;

export async function listWallPictures(database: Database): Promise<WallPicture[]> {
  const rows = await database
    .select({ slug: games.slug, art: gameArt })
    .from(gameArt)
    .innerJoin(games, eq(games.gameId, gameArt.gameId))
    .where(and(eq(games.isPublished, true), eq(gameArt.position, 0)))
    .orderBy(desc(games.releaseDate))
    .limit(MAX_PICTURES);
  return rows.map(({ slug, art }) => ({
    path: narrowCoverPath(slug, art),
    focusX: Math.round(art.focusX / FOCUS_STEP) * FOCUS_STEP,
  }));
}
