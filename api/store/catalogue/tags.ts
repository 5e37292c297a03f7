import { and, asc, eq, inArray, max } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { CountedTag } from "~contract/calls/tags";
import type { Tag } from "~contract/entities/tag";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameTags, tagAliases, tags } from "../../db/schema/catalogue";
import { tagNames } from "../../db/schema/search";
import { VersionedCache } from "./catalogue-version";
import { textIn } from "../localized-texts";
import { storedPictureUrl } from "./pictures";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "./catalogue-cache";

export type TagRow = Omit<typeof tags.$inferSelect, "isPublished" | "synonyms"> & { parentAlias: string | null };

const MAX_TAGS = 1_000;
const tagRowCache = new VersionedCache(() => new CatalogueCache<TagRow>(MAX_TAGS));

const IS_PUBLISHED = eq(tags.isPublished, true);

const parents = alias(tags, "parents");
const tagColumns = {
  tagId: tags.tagId,
  alias: tags.alias,
  title: tags.title,
  displayOrder: tags.displayOrder,
  icon: tags.icon,
  parentTagId: tags.parentTagId,
  parentAlias: parents.alias,
};

export function toTag({ locale, mediaBaseUrl }: QueryContext, row: TagRow): Tag {
  return {
    alias: row.alias,
    displayOrder: row.displayOrder,
    icon: row.icon && storedPictureUrl(mediaBaseUrl, row.icon),
    parentTagAlias: row.parentAlias,
    parentTagId: row.parentTagId,
    tagId: row.tagId,
    title: textIn(row.title, locale),
    titleTranslations: row.title,
  };
}

/** A former alias finds the tag as well, whose own alias then differs. */
export async function findTagByAlias(context: QueryContext, aliasText: string): Promise<Tag> {
  const [tagId] = await findTagIds(context, [aliasText]);
  const [row] = await context.database
    .select(tagColumns)
    .from(tags)
    .leftJoin(parents, eq(parents.tagId, tags.parentTagId))
    .where(eq(tags.tagId, tagId ?? ""));
  if (!row) throw new ApiFailure("tag_not_found");
  return toTag(context, row);
}

/** From the search tables. */
export function countedGamesOf(database: Database) {
  return database
    .select({ tagId: tagNames.tagId, games: max(tagNames.games).as("games") })
    .from(tagNames)
    .groupBy(tagNames.tagId)
    .as("counted");
}

export async function listTags(context: QueryContext): Promise<CountedTag[]> {
  const { database } = context;
  const counted = countedGamesOf(database);
  const rows = await database
    .select({ ...tagColumns, gameCount: counted.games })
    .from(tags)
    .leftJoin(parents, eq(parents.tagId, tags.parentTagId))
    .leftJoin(counted, eq(counted.tagId, tags.tagId))
    .where(IS_PUBLISHED)
    .orderBy(asc(tags.displayOrder), asc(tags.alias));
  return rows.map(({ gameCount, ...row }) => ({ ...toTag(context, row), gameCount: gameCount ?? 0 }));
}

export async function findTagIds({ database }: QueryContext, aliases: string[]): Promise<string[]> {
  const uniqueAliases = [...new Set(aliases)];
  if (uniqueAliases.length === 0) return [];
  const named = database
    .select({ tagId: tags.tagId })
    .from(tags)
    .where(and(inArray(tags.alias, uniqueAliases), IS_PUBLISHED));
  const formerly = database
    .select({ tagId: tags.tagId })
    .from(tagAliases)
    .innerJoin(tags, and(eq(tags.tagId, tagAliases.tagId), IS_PUBLISHED))
    .where(inArray(tagAliases.alias, uniqueAliases));
  const rows = await unionAll(named, formerly);
  if (rows.length < uniqueAliases.length) throw new ApiFailure("tag_not_found");
  return rows.map(({ tagId }) => tagId);
}

export async function loadTags(context: QueryContext, tagIds: string[]): Promise<Map<string, Tag>> {
  const rows = await loadTagRows(context.database, tagIds);
  return new Map([...rows].map(([tagId, row]) => [tagId, toTag(context, row)]));
}

async function loadTagRows(database: Database, tagIds: string[]): Promise<Map<string, TagRow>> {
  if (tagIds.length === 0) return new Map();
  const cache = await tagRowCache.current(database);
  return cache.getOrLoadMany(tagIds, async (missing) => {
    const rows = await database
      .select(tagColumns)
      .from(tags)
      .leftJoin(parents, eq(parents.tagId, tags.parentTagId))
      .where(and(inArray(tags.tagId, missing), IS_PUBLISHED));
    return new Map(rows.map((row) => [row.tagId, row]));
  });
}

export async function loadTagsOfGames(database: Database, gameIds: string[]): Promise<Map<string, TagRow[]>> {
  const pairs = await database
    .select({ gameId: gameTags.gameId, tagId: gameTags.tagId })
    .from(gameTags)
    .innerJoin(tags, and(eq(tags.tagId, gameTags.tagId), IS_PUBLISHED))
    .where(inArray(gameTags.gameId, gameIds))
    .orderBy(asc(tags.displayOrder), asc(tags.alias));
  const rows = await loadTagRows(database, [...new Set(pairs.map(({ tagId }) => tagId))]);
  const tagsOfGames = new Map<string, TagRow[]>();
  for (const { gameId, tagId } of pairs) {
    const row = rows.get(tagId);
    const list = tagsOfGames.get(gameId) ?? [];
    if (row) list.push(row);
    tagsOfGames.set(gameId, list);
  }
  return tagsOfGames;
}
