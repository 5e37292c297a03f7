import { and, asc, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gameArt, games } from "../../db/schema/catalogue";
import { quests } from "../../db/schema/quests";
import { questCoverPath, storedPictureUrl } from "../catalogue/pictures";
import { containsText } from "../drafts/content-filter";

const MAX_PICTURES = 60;

type QuestPicture = { path: string; url: string; label: string };

export async function isQuestPicture(database: Database, path: string): Promise<boolean> {
  const [, , , folder = "", name = ""] = path.split("/");
  const isUploaded = and(eq(gameArt.isUploaded, true), eq(gameArt.name, folder));
  const found = await selectArt(database, or(isUploaded, and(eq(games.slug, folder), eq(gameArt.name, name))));
  return found.some((art) => questCoverPath(art.slug, art) === path);
}

/** Of the games that are searched for; without a search, what quests have. */
export async function listQuestPictures(
  database: Database,
  search: string | undefined,
  mediaBaseUrl: string,
): Promise<QuestPicture[]> {
  const found = search === undefined ? await listUsedPictures(database) : await searchPictures(database, search);
  return found.map(({ path, label }) => ({ path, label, url: storedPictureUrl(mediaBaseUrl, path) }));
}

async function searchPictures(database: Database, search: string) {
  const art = await selectArt(database, containsText(games.title, search));
  return art.map((piece) => ({ path: questCoverPath(piece.slug, piece), label: `${piece.title}: ${piece.name}` }));
}

async function listUsedPictures(database: Database) {
  const rows = await database
    .selectDistinct({ cover: quests.cover })
    .from(quests)
    .where(isNotNull(quests.cover))
    .orderBy(asc(quests.cover))
    .limit(MAX_PICTURES);
  return rows.flatMap(({ cover }) => (cover === null ? [] : [{ path: cover, label: labelOf(cover) }]));
}

/** "/media/covers/<game>/<picture>/<file>" */
function labelOf(path: string): string {
  return path.split("/").slice(3, -1).join(": ");
}

function selectArt(database: Database, condition: SQL | undefined) {
  return database
    .select({ slug: games.slug, title: games.title, name: gameArt.name, isUploaded: gameArt.isUploaded })
    .from(gameArt)
    .innerJoin(games, eq(games.gameId, gameArt.gameId))
    .where(and(eq(games.isPublished, true), condition))
    .orderBy(asc(sql`lower(${games.title})`), asc(gameArt.position))
    .limit(MAX_PICTURES);
}
