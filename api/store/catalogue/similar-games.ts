import { and, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import { MAX_SIMILAR_GAMES } from "~contract/calls/games";
import type { SimilarGame } from "~contract/entities/similar-game";
import { games, gameStatistics, gameTags, tags } from "../../db/schema/catalogue";
import { VersionedCache } from "./catalogue-version";
import { loadGames } from "./game-summaries";
import { findCachedGameRow } from "./games";
import type { QueryContext } from "../query-context";
import { findPlayedTogether } from "./played-together";
import { CatalogueCache } from "./catalogue-cache";
import { rankSimilar, tagWeight, type TagMatch, type TagCount } from "./similarity-ranking";
import { loadTags } from "./tags";

/** Tags with this many games are common: their games are searched among the popular ones only. */
const COMMON_TAG = 500;
const POPULAR_GAMES = 500;
const MAX_CANDIDATES = 50;
/** Children of these tags are facts, not labels (docs/product/games.md#tags). */
const FACT_PARENTS = ["pgc", "publisher"];

type CatalogueSimilarity = { tagCounts: TagCount[]; studioMates: string[]; tagMatches: TagMatch[] };

/** Games with a visited page; an entry takes about 10 kB. */
const MAX_SIMILARITIES = 300;
const similarityCache = new VersionedCache(() => new CatalogueCache<CatalogueSimilarity>(MAX_SIMILARITIES));

/** Every query is limited, so that the cost does not grow with the catalogue. */
export async function findSimilarGames(
  context: QueryContext,
  idText: string,
): Promise<{ similarGames: SimilarGame[] }> {
  const { gameId, studioId } = await findCachedGameRow(context, idText);
  const cache = await similarityCache.current(context.database);
  const [{ tagCounts, studioMates, tagMatches }, coPlayed] = await Promise.all([
    cache.getOrLoad(gameId, () => findCatalogueSimilarity(context, gameId, studioId)),
    findPlayedTogether(context, gameId, MAX_CANDIDATES),
  ]);
  const totalWeight = tagCounts.reduce((sum, { games }) => sum + tagWeight(games), 0);
  const ranked = rankSimilar({ studioMates, tagMatches, totalWeight, ...coPlayed }, MAX_SIMILAR_GAMES);
  const [bundles, tagsById] = await Promise.all([
    loadGames(
      context,
      ranked.map((entry) => entry.gameId),
    ),
    loadTags(context, [...new Set(ranked.flatMap(({ tagIds }) => tagIds))]),
  ]);
  const similarGames = ranked.flatMap(({ gameId: similarId, code, tagIds }): SimilarGame[] => {
    const bundle = bundles.get(similarId);
    const shared = tagIds.flatMap((tagId) => tagsById.get(tagId) ?? []);
    return bundle ? [{ game: bundle.summary, reason: { code, tags: shared } }] : [];
  });
  return { similarGames };
}

async function findCatalogueSimilarity(
  context: QueryContext,
  gameId: string,
  studioId: string,
): Promise<CatalogueSimilarity> {
  const [tagCounts, studioMates] = await Promise.all([
    countTags(context, gameId),
    findStudioMates(context, gameId, studioId),
  ]);
  return { tagCounts, studioMates, tagMatches: await findTagMatches(context, gameId, tagCounts) };
}

async function countTags({ database }: QueryContext, gameId: string): Promise<TagCount[]> {
  return database.select({ tagId: sql<string>`tag_id`, games: sql<number>`games` }).from(
    sql`(select own.tag_id, (
      select count(*)::int from (
        select 1 from ${gameTags} as other where other.tag_id = own.tag_id limit ${COMMON_TAG}
      ) as counted
    ) as games
    from ${gameTags} as own
    join ${tags} as tag on tag.tag_id = own.tag_id
    left join ${tags} as parent on parent.tag_id = tag.parent_tag_id
    where own.game_id = ${gameId} and coalesce(parent.alias, '') not in (${listOf(FACT_PARENTS)})
    order by games, tag.alias) as counted_tags`,
  );
}

async function findTagMatches({ database }: QueryContext, gameId: string, tagCounts: TagCount[]): Promise<TagMatch[]> {
  if (tagCounts.length === 0) return [];
  const weights = sql.join(
    tagCounts.map(({ tagId, games }) => sql`(${tagId}::uuid, ${tagWeight(games)}::float8)`),
    sql`, `,
  );
  return database
    .select({ gameId: sql<string>`game_id`, weight: sql<number>`weight`, tagIds: sql<string[]>`tag_ids` })
    .from(
      sql`(with own (tag_id, weight) as (values ${weights}), candidates as (${candidatesWith(tagCounts)})
    select game.game_id, sum(own.weight)::float8 as weight,
      array_agg(own.tag_id::text order by own.weight desc, own.tag_id) as tag_ids
    from candidates
    join ${games} as game on game.game_id = candidates.game_id and game.is_published
    join ${gameTags} as shared on shared.game_id = game.game_id
    join own on own.tag_id = shared.tag_id
    join ${gameStatistics} as popular on popular.game_id = game.game_id
    where game.game_id <> ${gameId}
    group by game.game_id, popular.total_plays
    order by weight desc, popular.total_plays desc, game.game_id
    limit ${MAX_CANDIDATES}) as kindred`,
    );
}

function candidatesWith(tagCounts: readonly TagCount[]): SQL {
  const rare = tagCounts.filter(({ games: number }) => number < COMMON_TAG).map(({ tagId }) => tagId);
  const common = tagCounts.filter(({ games: number }) => number >= COMMON_TAG).map(({ tagId }) => tagId);
  const parts: SQL[] = [];
  if (rare.length > 0) parts.push(sql`select distinct game_id from ${gameTags} where tag_id in (${listOf(rare)})`);
  if (common.length > 0) {
    parts.push(sql`(
      select ranked.game_id from ${gameStatistics} as ranked
      where exists (
        select from ${gameTags} as tagged where tagged.game_id = ranked.game_id and tagged.tag_id in (${listOf(common)})
      )
      order by ranked.total_plays desc, ranked.game_id limit ${POPULAR_GAMES}
    )`);
  }
  return sql.join(parts, sql` union `);
}

async function findStudioMates({ database }: QueryContext, gameId: string, studioId: string): Promise<string[]> {
  const rows = await database
    .select({ gameId: games.gameId })
    .from(games)
    .innerJoin(gameStatistics, eq(gameStatistics.gameId, games.gameId))
    .where(and(eq(games.studioId, studioId), eq(games.isPublished, true), ne(games.gameId, gameId)))
    .orderBy(desc(gameStatistics.totalPlays), games.gameId)
    .limit(MAX_SIMILAR_GAMES);
  return rows.map((row) => row.gameId);
}

function listOf(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
