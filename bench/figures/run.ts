import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "~api/db/database";
import { openPostgresDatabase } from "~api/db/postgres-database";
import { readFigures, type FigureQuery } from "~api/store/statistics/figures";
import { rollUp } from "~api/store/statistics/roll-up";
import { storeMadeUpMonth } from "../../tests/fixtures/made-up-month";
import { startPostgres } from "../../tests/setup/postgres";
import { quantile } from "../quantile";

const DAYS = 30;
const EVENTS_OF_A_VISIT = 3;
const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "10000000" },
    rounds: { type: "string", default: "200" },
  },
});
const events = Number(values.events);
const plays = Math.round(events / 4);
const end = new Date(new Date().toISOString().slice(0, "2026-11-22".length));
const size = { games: 1000, studios: 100, players: Math.round(events / 50), days: DAYS, end };

const postgres = await startPostgres();
if (!postgres) throw new Error("Install PostgreSQL.");
const { database, close } = await openPostgresDatabase(postgres.url);
try {
  await timed("written", () =>
    storeMadeUpMonth(database, { ...size, plays, visits: Math.round((events - plays) / EVENTS_OF_A_VISIT) }),
  );
  await timed("rolled up", async () => {
    while ((await rollUp(database, new Date(end.getTime() + HOUR_MS))) > 0);
  });
  console.log("Figures of games that differ from the recount:");
  console.table(await timed("recounted by day and game", () => recount(database)));
  console.table(await measurePages(database));
  console.log(`Load of the machine: ${String(loadavg()[1]?.toFixed(1))} for ${String(availableParallelism())} cores.`);
} finally {
  await close();
  await postgres.stop();
}

/** How many shown days of games the plays and events themselves do not confirm. */
async function recountDays(on: Database, name: "plays" | "errors", rows: SQL): Promise<number> {
  const [row] = await on.select({ differing: sql`count(*)`.mapWith(Number) }).from(sql`(
    select game_id, (at at time zone 'UTC')::date as day, count(*) as counted, count(distinct who) as people
    from (${rows}) r group by 1, 2 having count(distinct who) >= 10) counted
    full join (select * from figure_days where name = ${name} and scope_id in (select game_id from games)) f
      on f.scope_id = counted.game_id and f.day = counted.day
    where f.count is distinct from counted.counted or f.people is distinct from counted.people`);
  return row?.differing ?? 0;
}

/** How many parts of sites have more visits than there were; those that are folded have fewer by themselves. */
async function recountSites(on: Database): Promise<number> {
  const [row] = await on.select({ differing: sql`count(*)`.mapWith(Number) }).from(sql`
    (select * from figure_days where name = 'site' and value <> 'other' and scope_id in (select game_id from games)) f
    left join (
      select game_id, (received_at at time zone 'UTC')::date as day, referrer, count(*) as visits,
        count(distinct visitor_id) as people
      from stats_events where name = 'page-load' and game_id is not null group by 1, 2, 3) counted
      on f.scope_id = counted.game_id and f.day = counted.day and f.value = counted.referrer
    where f.count is distinct from counted.visits or f.people is distinct from counted.people or f.people < 10`);
  return row?.differing ?? 0;
}

/** How many ranges of scores have other players than those whose best score is in them, or fewer than ten. */
async function recountScores(on: Database): Promise<number> {
  const [row] = await on.select({ differing: sql`count(*)`.mapWith(Number) }).from(sql`(
    select f.game_id, f.days, f.start_score, f.players, count(b.user_id) as counted
    from figure_scores f left join (
      select game_id, user_id, case criteria when 'lowest_wins' then min(score) else max(score) end as best
      from scores join challenges using (challenge_id) where achieved_at < ${end.toISOString()}::timestamptz
      group by game_id, criteria, user_id) b
      on b.game_id = f.game_id and b.best >= f.start_score and b.best < f.end_score
    where f.days = 365 group by 1, 2, 3, 4) ranges
    where players <> counted or players < 10`);
  return row?.differing ?? 0;
}

async function recount(on: Database) {
  const plays = sql`select game_id, user_id as who, started_at as at from plays`;
  const errors = sql`
    select game_id, visitor_id as who, received_at as at from stats_events where name = 'game-error'`;
  return {
    "days of plays": await recountDays(on, "plays", plays),
    "days of errors": await recountDays(on, "errors", errors),
    "sites of a day": await recountSites(on),
    "ranges of scores": await recountScores(on),
  };
}

async function measurePages(on: Database) {
  const { games } = await readFigures(on, { days: 28, now: end });
  const gameId = games[0]?.shortId;
  const { studio } = await readFigures(on, { days: 28, gameId, now: end });
  const pages: Record<string, Partial<FigureQuery>> = {
    "portal, 28 days": { days: 28 },
    "portal, 365 days": { days: 365 },
    "studio, 28 days": { days: 28, studioId: studio?.studioId },
    "game, 28 days": { days: 28, gameId },
    "game, 365 days": { days: 365, gameId },
  };
  const rows: Record<string, { p50: number; p99: number }> = {};
  for (const [name, query] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      const start = performance.now();
      await readFigures(on, { ...query, now: end });
      times.push(performance.now() - start);
    }
    rows[name] = { p50: Math.round(quantile(times, 0.5)), p99: Math.round(quantile(times, 0.99)) };
  }
  return rows;
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${String(events)} events ${what} in ${((performance.now() - start) / SECOND_MS).toFixed(1)} s`);
  return result;
}
