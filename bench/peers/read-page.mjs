import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const PLAYER = `
  select players.name, players.picture, players.balance
  from sessions join players on players.id = sessions.player_id
  where sessions.token = $1 and sessions.expires_at > now()`;
const GAMES = `
  select games.id, games.title, games.slug, games.studio, games.section, games.price,
    (select array_agg(tags.name order by tags.name) from game_tags join tags on tags.id = game_tags.tag_id
      where game_tags.game_id = games.id) as tags,
    exists (select from favorites where favorites.game_id = games.id and favorites.player_id = sessions.player_id) as liked
  from games left join sessions on sessions.token = $1
  order by games.place`;

/** What the page shows: copied beside the sources of each framework. */
export async function readPage(token) {
  const [players, games] = await Promise.all([pool.query(PLAYER, [token]), pool.query(GAMES, [token])]);
  return { player: players.rows[0], sections: Object.entries(Object.groupBy(games.rows, ({ section }) => section)) };
}
