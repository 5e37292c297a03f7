import { sql } from "drizzle-orm";
import type { Figures } from "~contract/entities/figures";
import type { Translations } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import { toLocalizedText } from "../localized-texts";
import { roundPeople } from "./few-people";

/** Of fewer games a median says more about one of them than about the tag. */
export const MIN_GAMES = 5;

type Range = { to: string; days: number };

/** Of the game's tag with the fewest games that have figures, as that is the nearest to it. */
export async function medianOfCategory(
  database: Database,
  gameId: string,
  { to, days }: Range,
): Promise<Figures["median"]> {
  const [row] = await database
    .select({
      title: sql<Translations>`title`,
      games: sql`games`.mapWith(Number),
      plays: sql`plays`.mapWith(Number),
      players: sql`players`.mapWith(Number),
    })
    .from(
      sql`(
        select t.tag_id, t.title, count(*) as games,
          percentile_cont(0.5) within group (order by r.plays) as plays,
          percentile_cont(0.5) within group (order by r.players) as players
        from game_tags own
          join tags t on t.tag_id = own.tag_id and t.is_published
          join game_tags gt on gt.tag_id = own.tag_id
          join figure_ranges r on r.scope_id = gt.game_id and r.last_day = ${to}::date and r.days = ${days}::int
        where own.game_id = ${gameId}::uuid
        group by t.tag_id having count(*) >= ${MIN_GAMES}::int
        order by games, t.tag_id limit 1) as median`,
    );
  if (!row) return null;
  const { title, games, plays, players } = row;
  return { tag: toLocalizedText(title), games, plays: Math.round(plays), players: roundPeople(Math.round(players)) };
}
