import { sql } from "drizzle-orm";
import { FIGURE_RANGES, MIN_PEOPLE } from "~contract/entities/figures";
import type { Database } from "../../db/database";
import { boundsOf } from "./figure-sources";
import { PORTAL_SCOPE } from "./figure-scopes";

/** Counted from the plays themselves: nobody's id is kept for it. */
export async function rollUpRanges(database: Database, day: string): Promise<void> {
  const { end } = boundsOf(day);
  const longest = Math.max(...FIGURE_RANGES);
  const ranges = sql.join(
    FIGURE_RANGES.map((days) => sql`(${days}::int)`),
    sql`, `,
  );
  await database.execute(sql`
    insert into figure_ranges (scope_id, last_day, days, players, plays)
    with seen as materialized (
      select p.game_id, g.studio_id, p.user_id, max(p.started_at) as last
      from plays p join tracks t on t.track_id = p.track_id and t.is_public join games g on g.game_id = p.game_id
      where p.started_at >= ${end}::timestamptz - make_interval(days => ${longest}::int)
        and p.started_at < ${end}::timestamptz
      group by 1, 2, 3
    ), ranges (days) as (values ${ranges}
    ), people as (
      select game_id as scope_id, last from seen
      union all select studio_id, max(last) from seen group by studio_id, user_id
      union all select ${PORTAL_SCOPE}::uuid, max(last) from seen group by user_id
    ), counted as (
      select scope_id, days, count(*) as players
      from people join ranges on last >= ${end}::timestamptz - make_interval(days => days)
      group by 1, 2 having count(*) >= ${MIN_PEOPLE}::int
    )
    select scope_id, ${day}::date, days, players, coalesce((
      select sum(f.count) from figure_days f
      where f.scope_id = counted.scope_id and f.name = 'plays' and f.value = ''
        and f.day > ${day}::date - counted.days and f.day <= ${day}::date), 0)
    from counted`);
}
