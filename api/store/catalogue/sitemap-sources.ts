import { sql, type SQL } from "drizzle-orm";
import type { SitemapType } from "~contract/entities/sitemap";
import { games, gameTags, studios, tags } from "../../db/schema/catalogue";
import { feedEntries, feeds } from "../../db/schema/content";
import { challenges } from "../../db/schema/scores";
import { isFeedShown } from "./shown-sections";

/** These tags and their children state facts and have no page (docs/product/games.md#tags). */
const FACTS = sql`('pgc', 'publisher')`;

type Source = {
  /** `id` and a stable `place`; read from an index for large tables. */
  ordered: SQL;
  described: SQL;
};

export const SITEMAP_SOURCES: Record<SitemapType, Source> = {
  games: {
    ordered: sql`select game_id as id, row_number() over (order by release_date, game_id desc) as place
      from ${games} where is_published`,
    described: sql`select game_id as id, short_id as key, mangled_title as slug, modified_at as modified from ${games}`,
  },
  challenges: {
    ordered: sql`select challenge_id as id, row_number() over (order by challenge.created_at, challenge_id desc) as place
      from ${challenges} as challenge join ${games} as game using (game_id)
      where challenge.is_published and game.is_published`,
    described: sql`select challenge_id as id, short_id as key, mangled_name as slug, created_at as modified
      from ${challenges}`,
  },
  tags: {
    ordered: sql`select tag.tag_id as id, row_number() over (order by tag.display_order, tag.alias) as place
      from ${tags} as tag left join ${tags} as parent on parent.tag_id = tag.parent_tag_id
      where tag.is_published and tag.alias not in ${FACTS} and coalesce(parent.alias not in ${FACTS}, true) and exists (
        select from ${gameTags} as tagged join ${games} as game using (game_id)
        where tagged.tag_id = tag.tag_id and game.is_published)`,
    described: sql`select tag_id as id, alias as key, null as slug, null::timestamptz as modified from ${tags}`,
  },
  studios: {
    ordered: sql`select studio_id as id, row_number() over (order by studio_id) as place
      from ${studios} as studio where exists (
        select from ${games} as game where game.studio_id = studio.studio_id and game.is_published)`,
    described: sql`select studio_id as id, studio_id::text as key, null as slug, null::timestamptz as modified
      from ${studios}`,
  },
  feeds: {
    ordered: sql`select feed_id as id, row_number() over (order by alias) as place
      from ${feeds} as feed where exists (
        select from ${feedEntries} as entry
        where entry.feed_id = feed.feed_id and (entry.game_id is not null or entry.challenge_id is not null))
        and ${isFeedShown(sql`feed.feed_id`, sql`now()`, null)}`,
    described: sql`select feed_id as id, alias as key, null as slug, null::timestamptz as modified from ${feeds}`,
  },
};
