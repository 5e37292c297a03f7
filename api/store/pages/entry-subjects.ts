import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { EntryKindName, NamedSubject } from "~contract/calls/desk-pages";
import { subjectIdOf, type PageEntry } from "~contract/entities/page-content";
import type { Database } from "../../db/database";
import { gameArt, games, tags } from "../../db/schema/catalogue";
import { challenges } from "../../db/schema/scores";
import { thumbnailOf } from "../catalogue/pictures";
import { containsText } from "../drafts/content-filter";

const MAX_FOUND = 20;
const COVER_POSITION = 0;

type Search = { kind: EntryKindName; search?: string | undefined };
type Wanted = { where: (table: { id: SQL; name: SQL; isPublished: SQL }) => SQL | undefined; limit: number };

/** Published ones, by name. */
export async function findEntrySubjects(database: Database, { kind, search }: Search, mediaBaseUrl: string) {
  const where: Wanted["where"] = ({ name, isPublished }) =>
    and(isPublished, search === undefined ? undefined : containsText(name, search));
  return { subjects: await SELECTIONS[kind](database, { where, limit: MAX_FOUND }, mediaBaseUrl) };
}

/** Published or not; what is gone is left out. */
export async function nameEntrySubjects(
  database: Database,
  entries: readonly PageEntry[],
  mediaBaseUrl: string,
): Promise<NamedSubject[]> {
  const ids = [...new Set(entries.flatMap(({ subject }) => subjectIdOf(subject) ?? []))];
  if (ids.length === 0) return [];
  const wanted: Wanted = { where: ({ id }) => inArray(id, [...ids]), limit: ids.length };
  const named = await Promise.all(Object.values(SELECTIONS).map((select) => select(database, wanted, mediaBaseUrl)));
  return named.flat();
}

type Select = (database: Database, wanted: Wanted, mediaBaseUrl: string) => Promise<NamedSubject[]>;

const SELECTIONS: Record<EntryKindName, Select> = {
  GAME: selectGames,
  CHALLENGE: selectChallenges,
  TAG: selectTags,
};

async function selectGames(
  database: Database,
  { where, limit }: Wanted,
  mediaBaseUrl: string,
): Promise<NamedSubject[]> {
  const columns = { id: sql`${games.gameId}`, name: sql`${games.title}`, isPublished: sql`${games.isPublished}` };
  const byTitle = [asc(sql`lower(${games.title})`), asc(games.gameId)];
  // From the index of titles alone; the wide rows are those of the few that are found.
  const found = await database
    .select({ id: games.gameId })
    .from(games)
    .where(where(columns))
    .orderBy(...byTitle)
    .limit(limit);
  const ids = found.map(({ id }) => id);
  const rows = await database
    .select({ id: games.gameId, name: games.title, isPublished: games.isPublished, slug: games.slug, art: gameArt })
    .from(games)
    .leftJoin(gameArt, and(eq(gameArt.gameId, games.gameId), eq(gameArt.position, COVER_POSITION)))
    .where(inArray(games.gameId, ids))
    .orderBy(...byTitle);
  return rows.map(({ slug, art, ...game }) => ({ ...game, pictureUrl: art && thumbnailOf(mediaBaseUrl, slug, art) }));
}

async function selectChallenges(database: Database, { where, limit }: Wanted): Promise<NamedSubject[]> {
  const name = sql<string>`coalesce(${challenges.name} ->> 'en', ${challenges.mangledName})`;
  const rows = await database
    .select({ id: challenges.challengeId, name, isPublished: challenges.isPublished })
    .from(challenges)
    .where(where({ id: sql`${challenges.challengeId}`, name, isPublished: sql`${challenges.isPublished}` }))
    .orderBy(asc(sql`lower(${name})`), asc(challenges.challengeId))
    .limit(limit);
  return rows.map((row) => ({ ...row, pictureUrl: null }));
}

async function selectTags(database: Database, { where, limit }: Wanted): Promise<NamedSubject[]> {
  const name = sql<string>`coalesce(${tags.title} ->> 'en', ${tags.alias})`;
  const rows = await database
    .select({ id: tags.tagId, name, isPublished: tags.isPublished })
    .from(tags)
    .where(where({ id: sql`${tags.tagId}`, name, isPublished: sql`${tags.isPublished}` }))
    .orderBy(asc(sql`lower(${name})`), asc(tags.tagId))
    .limit(limit);
  return rows.map((row) => ({ ...row, pictureUrl: null }));
}
