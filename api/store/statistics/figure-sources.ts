import { sql, type SQL } from "drizzle-orm";
import { DAY_CLOSES_AFTER_MS } from "./figure-schedule";
import { startOfDay } from "../days";
import { UNKNOWN_SITE } from "./referrers";

const DAY_MS = 86_400_000;

/** A session ends after 15 minutes without activity, so the page before a visit is at most that much older. */
const SESSION_MS = 15 * 60_000;

export type Bounds = { start: string; end: string };

export function boundsOf(day: string): Bounds {
  const start = startOfDay(day);
  return { start: start.toISOString(), end: new Date(start.getTime() + DAY_MS).toISOString() };
}

/** Every play of a public track, by anybody (docs/product/figures.md#what-is-counted). */
export function playsOf(day: string): SQL {
  const { start, end } = boundsOf(day);
  return sql`
    select p.game_id, p.user_id as who, coalesce(r.version, t.release) as version, 0 as amount
    from plays p join tracks t on t.track_id = p.track_id and t.is_public
      left join releases r on r.release_id = p.release_id
    where p.started_at >= ${start}::timestamptz and p.started_at < ${end}::timestamptz`;
}

/** Every time that a consenting visitor opened a page of a game, with the seconds in which it was visible. */
export function visitsOf(day: string): SQL {
  const { start, end } = boundsOf(day);
  const before = new Date(Date.parse(start) - SESSION_MS).toISOString();
  const closed = new Date(Date.parse(end) + DAY_CLOSES_AFTER_MS).toISOString();
  return sql`
    select v.game_id, v.visitor_id as who, v.device, v.language, coalesce(v.referrer, ${UNKNOWN_SITE}) as site,
      coalesce(v.previous, case when v.source is null then 'direct' else 'link' end) as origin,
      coalesce(s.seconds, 0)::float8 as amount
    from (
      select game_id, visitor_id, device, language, source, referrer, impression_id, received_at,
        lag(page) over (partition by session_id order by event_id) as previous
      from stats_events
      where name = 'page-load' and session_id is not null
        and received_at >= ${before}::timestamptz and received_at < ${end}::timestamptz
    ) v left join (
      select impression_id, sum(seconds) as seconds
      from stats_events
      where name in ('seconds', 'end') and received_at >= ${start}::timestamptz
        and received_at < ${closed}::timestamptz
      group by impression_id
    ) s on s.impression_id = v.impression_id
    where v.received_at >= ${start}::timestamptz and v.game_id is not null`;
}

type PlayEvent = "game-start" | "game-error";

/** Plays by those who allow it: all of them, or those with an error, of which each play has one at most. */
export function measuredPlaysOf(day: string, name: PlayEvent): SQL {
  const { start, end } = boundsOf(day);
  return sql`
    select game_id, visitor_id as who, error as "error-kind", version as "error-version", 0 as amount
    from stats_events
    where name = ${name} and game_id is not null and version is not null
      and received_at >= ${start}::timestamptz and received_at < ${end}::timestamptz`;
}

/** Of the measured plays of each game, those with an error; `people` had one, `others` had none. */
export function failedPlaysOf(day: string): SQL {
  return sql`
    select game_id, sum(errors)::int as errors, sum(plays)::int as plays,
      count(*) filter (where errors > 0)::int as people, count(*) filter (where errors = 0)::int as others
    from (
      select game_id, who, count(*) filter (where is_error) as errors, count(*) filter (where not is_error) as plays
      from (
        select game_id, who, true as is_error from (${measuredPlaysOf(day, "game-error")}) e
        union all select game_id, who, false from (${measuredPlaysOf(day, "game-start")}) s
      ) as events group by game_id, who
    ) as visitors group by game_id`;
}

/** What was bought, and tips; their values are kind and currency. */
export function salesOf(day: string): SQL {
  const { start, end } = boundsOf(day);
  return sql`
    select i.game_id, p.user_id as who, i.type || ' ' || p.currency as sale, p.price as amount
    from purchases p join game_items i on i.item_id = p.item_id
    where p.purchased_at >= ${start}::timestamptz and p.purchased_at < ${end}::timestamptz
    union all
    select game_id, user_id, 'TIP ' || currency, amount
    from tips
    where created_at >= ${start}::timestamptz and created_at < ${end}::timestamptz`;
}

/** Players of a game on one day, and which of them played it again on another. */
export function returnsOf(day: string, daysLater: number): SQL {
  const [later, earlier] = [
    boundsOf(day),
    boundsOf(new Date(Date.parse(day) - daysLater * DAY_MS).toISOString().slice(0, 10)),
  ];
  const playersOf = ({ start, end }: Bounds) => sql`
    select distinct p.game_id, p.user_id
    from plays p join tracks t on t.track_id = p.track_id and t.is_public
    where p.started_at >= ${start}::timestamptz and p.started_at < ${end}::timestamptz`;
  return sql`
    select e.game_id, count(*)::int as players, count(l.user_id)::int as returned
    from (${playersOf(earlier)}) e
      left join (${playersOf(later)}) l on l.game_id = e.game_id and l.user_id = e.user_id
    group by e.game_id`;
}
