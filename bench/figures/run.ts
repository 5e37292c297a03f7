import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import type { Database } from "~api/db/database";
import { openPostgresDatabase } from "~api/db/postgres-database";
import { readFigures, type FigureQuery } from "~api/store/statistics/figures";
import { rollUp } from "~api/store/statistics/roll-up";
import { storeMadeUpMonth } from "../../tests/fixtures/made-up-month";
import { startPostgres } from "../../tests/setup/postgres";
import { quantile } from "../builds/quantile";

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
  const naive = await timed("recounted by day and game", () => recount(database));
  console.log(`Days of games that differ from the recount: ${String(naive)}.`);
  console.table(await measurePages(database));
  console.log(`Load of the machine: ${String(loadavg()[1]?.toFixed(1))} for ${String(availableParallelism())} cores.`);
} finally {
  await close();
  await postgres.stop();
}

/** How many shown days of games the events themselves do not confirm. */
async function recount(on: Database): Promise<number> {
  const [row] = await on.select({ differing: sql`count(*)`.mapWith(Number) }).from(sql`(
    select game_id, (started_at at time zone 'UTC')::date as day, count(*) as plays, count(distinct user_id) as people
    from plays group by 1, 2 having count(distinct user_id) >= 10) counted
    full join (select * from figure_days where name = 'plays' and scope_id in (select game_id from games)) f
      on f.scope_id = counted.game_id and f.day = counted.day
    where f.count is distinct from counted.plays or f.people is distinct from counted.people`);
  return row?.differing ?? 0;
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
