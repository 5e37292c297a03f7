import pg from "pg";

const BATCH_PLAYERS = 1_000_000;

/** Not through the API's triggers: they take seconds for each thousand scores. */
const WITHOUT_TRIGGERS = "set session_replication_role = replica";

const COPY_OF_A_CHALLENGE = `
  insert into challenges (challenge_id, short_id, game_id, track_id, name, mangled_name, criteria, type, mode, seed, art, created_at)
  select gen_random_uuid(), 'crowds', game_id, track_id, name, mangled_name, criteria, type, mode, seed, art, created_at
  from challenges where criteria = 'highest_wins' order by challenge_id limit 1 returning challenge_id`;

/** Those with friends stand in the middle, where the measured player is chosen. */
const SCORES_OF_ALL = `
  insert into personal_bests (challenge_id, user_id, score_id, score, rank_key, achieved_at, is_ranked, country_code)
  select $1, id, gen_random_uuid(), score, -score, now() - make_interval(secs => random() * 1e7), true, country_code
  from (
    select id, country_code, case when username is null then (random() * 1e6)::bigint else 500000 end as score from "user"
  ) as players`;

/** Sorting once is quicker than keeping the order of ten million rows. */
const SECONDARY_INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('user', 'personal_bests') and indexname not in (select conname from pg_constraint)`;

const MORE_PLAYERS = `
  insert into "user" (name, email, country_code)
  select 'crowd_' || n, 'crowd_' || n || '@load.invalid', (array['US', 'BR', 'RU', 'DE', 'TR', 'PL', 'ES', null])[1 + n % 8]
  from generate_series($1::int, $2::int) as n`;

/** A challenge with the scores of all players, and of so many more that there are this many. */
export async function addLargeBoard(url: string, players: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ challenge_id: string }>(COPY_OF_A_CHALLENGE);
    const challengeId = rows[0]?.challenge_id;
    await client.query(WITHOUT_TRIGGERS);
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '512MB'");
    const indexes = await client.query<{ name: string; definition: string }>(SECONDARY_INDEXES);
    for (const { name } of indexes.rows) await client.query(`drop index "${name}"`);
    const counted = await client.query<{ players: number }>(`select count(*)::int as players from "user"`);
    for (let from = counted.rows[0]?.players ?? 0; from < players; from += BATCH_PLAYERS) {
      await client.query(MORE_PLAYERS, [from, Math.min(from + BATCH_PLAYERS, players) - 1]);
    }
    await client.query(SCORES_OF_ALL, [challengeId]);
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query("update challenge_statistics set players = $2 where challenge_id = $1", [challengeId, players]);
    await client.query("select rebuild_board_marks()");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
