import { sql } from "drizzle-orm";
import { games } from "../../db/schema/catalogue";
import { plays } from "../../db/schema/scores";
import type { QueryContext } from "../query-context";
import type { PlayedTogether } from "./similarity-ranking";

const LATEST_PLAYS = 300;
const GAMES_PER_PLAYER = 100;
const MIN_PLAYERS = 2;

export async function findPlayedTogether(
  { database }: Pick<QueryContext, "database">,
  gameId: string,
  limit: number,
): Promise<{ playedTogether: PlayedTogether[]; sampledPlayers: number }> {
  const rows = await database
    .select({ gameId: sql<string>`game_id`, players: sql<number>`players`, asked: sql<number>`asked` })
    .from(
      sql`(with asked as materialized (
      select distinct user_id from (
        select user_id from ${plays} where game_id = ${gameId} order by started_at desc limit ${LATEST_PLAYS}
      ) as latest
    )
    select game.game_id, count(*)::int as players, (select count(*)::int from asked) as asked
    from asked
    cross join lateral (
      select distinct play.game_id from ${plays} as play where play.user_id = asked.user_id limit ${GAMES_PER_PLAYER}
    ) as played
    join ${games} as game on game.game_id = played.game_id and game.is_published
    where game.game_id <> ${gameId}
    group by game.game_id
    having count(*) >= ${MIN_PLAYERS}
    order by players desc, game.game_id
    limit ${limit}) as together`,
    );
  const playedTogether = rows.map(({ gameId: other, players }) => ({ gameId: other, players }));
  return { playedTogether, sampledPlayers: rows[0]?.asked ?? 0 };
}
