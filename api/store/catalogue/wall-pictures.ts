import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gameArt, games } from "../../db/schema";

/** `path` is below /media/; `focusX` is in percent from the left, in steps of FOCUS_STEP. */
export type WallPicture = { path: string; focusX: number };

export const FOCUS_STEP = 5;
const MAX_PICTURES = 12;

export async function listWallPictures(database: Database): Promise<WallPicture[]> {
  const rows = await database
    .select({ slug: games.slug, name: gameArt.name, focusX: gameArt.focusX })
    .from(gameArt)
    .innerJoin(games, eq(games.gameId, gameArt.gameId))
    .where(and(eq(games.isPublished, true), eq(gameArt.position, 0)))
    .orderBy(desc(games.releaseDate))
    .limit(MAX_PICTURES);
  return rows.map(({ slug, name, focusX }) => ({
    path: `/media/covers/${slug}/${name}/webp-480x360.webp`,
    focusX: Math.round(focusX / FOCUS_STEP) * FOCUS_STEP,
  }));
}
