import { asc, eq, inArray, max } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CountedTag } from "~contract/calls/tags";
import type { Tag } from "~contract/entities/tag";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameTags, tags } from "../../db/schema/catalogue";
import { tagNames } from "../../db/schema/search";
import { VersionedCache } from "./catalogue-version";
import { textIn } from "../localized-texts";
import { storedPictureUrl } from "./pictures";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "./catalogue-cache";

export type TagRow = typeof tags.$inferSelect & { parentAlias: string | null };

const MAX_TAGS = 1_000;
const tagRowCache = new VersionedCache(() => new CatalogueCache<TagRow>(MAX_TAGS));

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

export async function findTagByAlias(context: QueryContext, aliasText: string): Promise<Tag> {
  const [row] = await context.database
    .select(tagColumns)
    .from(tags)
    .leftJoin(parents, eq(parents.tagId, tags.parentTagId))
    .where(eq(tags.alias, aliasText));
  if (!row) throw new ApiFailure("tag_not_found");
  return toTag(context, row);
}

/** Game counts come from the search tables. */
export async function listTags(context: QueryContext): Promise<CountedTag[]> {
  const { database } = context;
  const counted = database
    .select({ tagId: tagNames.tagId, games: max(tagNames.games).as("games") })
    .from(tagNames)
    .groupBy(tagNames.tagId)
    .as("counted");
  const rows = await database
    .select({ ...tagColumns, gameCount: counted.games })
    .from(tags)
    .leftJoin(parents, eq(parents.tagId, tags.parentTagId))
    .leftJoin(counted, eq(counted.tagId, tags.tagId))
    .orderBy(asc(tags.displayOrder), asc(tags.alias));
  return rows.map(({ gameCount, ...row }) => ({ ...toTag(context, row), gameCount: gameCount ?? 0 }));
}

export async function findTagIds({ database }: QueryContext, aliases: string[]): Promise<string[]> {
  const uniqueAliases = [...new Set(aliases)];
  if (uniqueAliases.length === 0) return [];
  const rows = await database.select({ tagId: tags.tagId }).from(tags).where(inArray(tags.alias, uniqueAliases));
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
      .where(inArray(tags.tagId, missing));
    return new Map(rows.map((row) => [row.tagId, row]));
  });
}

export async function loadTagsOfGames(database: Database, gameIds: string[]): Promise<Map<string, TagRow[]>> {
  const pairs = await database
    .select({ gameId: gameTags.gameId, tagId: gameTags.tagId })
    .from(gameTags)
    .innerJoin(tags, eq(tags.tagId, gameTags.tagId))
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
