import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { storeMadeUpMonth } from "../../../tests/fixtures/made-up-month";
import { openTestDatabase } from "../../../tests/setup/database";
import type { FigureName } from "~contract/entities/figures";
import type { Database } from "../../db/database";
import { figureDays, figureRanges, figureRollUps, figureScores, plays, user } from "../../db/schema";
import { foldParts, type Cell } from "./few-people";
import { PORTAL_SCOPE } from "./figure-scopes";
import { readFigures } from "./figures";
import { rollUp, rollUpDay } from "./roll-up";

const END = new Date("2026-11-22T00:00:00Z");
const NOW = new Date("2026-11-22T01:00:00Z");
const LAST_DAY = "2026-11-21";
const DAYS = 14;
const MONTH = { games: 12, studios: 3, players: 400, plays: 5_000, visits: 5_000, days: DAYS, end: END };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeMadeUpMonth(database, MONTH);
  while ((await rollUp(database, NOW)) > 0);
});

type Counted = Cell & { scopeId: string; day: string };

const NUMBERS = sql`count(*)::int as count, count(distinct who)::int as people, coalesce(sum(amount), 0)::float8 as amount`;

/** As one would count it by hand, without any rule. */
const recount = (rows: SQL, scope: SQL = sql`game_id`) =>
  database
    .select({
      ...{ scopeId: sql<string>`scope`, day: sql<string>`day`, value: sql<string>`value` },
      ...{ count: sql<number>`count`, people: sql<number>`people`, amount: sql<number>`amount` },
    })
    .from(
      sql`(select ${scope} as scope, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, value, ${NUMBERS}
        from (${rows}) r group by 1, 2, 3) as counted`,
    );

const PLAYS = sql`select game_id, user_id as who, started_at as at, '' as value, 0 as amount from plays`;
const visitsBy = (value: SQL) => sql`
  select e.game_id, e.visitor_id as who, e.received_at as at, ${value} as value, s.amount
  from stats_events e
    left join (
      select impression_id, sum(seconds) as amount from stats_events where name <> 'page-load' group by 1
    ) s on s.impression_id = e.impression_id
    left join (select session_id, page from stats_events where game_id is null and name = 'page-load') b
      on b.session_id = e.session_id
  where e.name = 'page-load' and e.game_id is not null`;
const ORIGIN = sql`coalesce(b.page, case when e.source is null then 'direct' else 'link' end)`;

const measuredBy = (name: "game-start" | "game-error", value: SQL) => sql`
  select game_id, visitor_id as who, received_at as at, ${value} as value, 0 as amount
  from stats_events where name = ${name} and version is not null`;

const stored = (name: FigureName) =>
  database
    .select()
    .from(figureDays)
    .where(
      and(
        eq(figureDays.name, name),
        inArray(figureDays.scopeId, database.select({ id: sql`game_id` }).from(sql`games`)),
      ),
    );

const inOrder = (rows: readonly Counted[]) =>
  rows
    .map(({ scopeId, day, value, count, people, amount }) =>
      [scopeId, day, value, count, people, Math.round(amount)].join(" "),
    )
    .sort();

const isEnough = ({ people }: Cell) => people >= 10;

describe("a made-up fortnight of 20,000 events, rolled up", () => {
  it("is rolled up by days, a week in a run", async () => {
    const days = await database.select().from(figureRollUps).orderBy(asc(figureRollUps.day));
    expect(days).toHaveLength(DAYS);
    expect(days.at(-1)?.day).toBe(LAST_DAY);
  });

  it("has the plays and players that a recount finds, of ten people and more", async () => {
    const counted = await recount(PLAYS);
    expect(counted.some((row) => !isEnough(row))).toBe(true);
    expect(inOrder(await stored("plays"))).toEqual(inOrder(counted.filter(isEnough)));
  });

  it("has the visits and seconds that a recount finds", async () => {
    const counted = await recount(visitsBy(sql`''`));
    expect(inOrder(await stored("visits"))).toEqual(inOrder(counted.filter(isEnough)));
  });

  it("has the plays with an error that a recount finds", async () => {
    const counted = await recount(measuredBy("game-error", sql`''`));
    expect(counted.some((row) => !isEnough(row))).toBe(true);
    expect(inOrder(await stored("errors"))).toEqual(inOrder(counted.filter(isEnough)));
  });

  it("has the share of plays with an error only where the others are of ten people or none", async () => {
    const errors = await recount(measuredBy("game-error", sql`''`));
    const starts = await recount(measuredBy("game-start", sql`''`));
    const either = await recount(
      sql`${measuredBy("game-error", sql`''`)} union all ${measuredBy("game-start", sql`''`)}`,
    );
    const find = (rows: readonly Counted[], { scopeId, day }: Counted) =>
      rows.find((row) => row.scopeId === scopeId && row.day === day);
    const shown = errors.filter((row) => {
      const others = (find(either, row)?.people ?? 0) - row.people;
      return isEnough(row) && (others === 0 || others >= 10);
    });
    const failed = shown.map((row) => ({ ...row, amount: Math.max(row.count, find(starts, row)?.count ?? 0) }));
    expect(failed.length).toBeGreaterThan(0);
    expect(inOrder(await stored("failed"))).toEqual(inOrder(failed));
  });

  it.each([
    ["origin", "visits", visitsBy(ORIGIN)],
    ["site", "visits", visitsBy(sql`e.referrer`)],
    ["device", "visits", visitsBy(sql`e.device`)],
    ["language", "visits", visitsBy(sql`e.language`)],
    ["error-kind", "errors", measuredBy("game-error", sql`error`)],
  ] as const)("has the parts by %s that a recount finds, with few people folded", async (name, whole, rows) => {
    const shown = new Set((await stored(whole)).map(({ scopeId, day }) => `${scopeId} ${day}`));
    const counted = await recount(rows);
    const folded = [...shown].flatMap((key) => {
      const [scopeId = "", day = ""] = key.split(" ");
      const parts = counted.filter((row) => row.scopeId === scopeId && row.day === day);
      return foldParts(parts).map((cell) => ({ ...cell, scopeId, day }));
    });
    expect(folded.some((row) => row.value === "other")).toBe(true);
    expect(inOrder(await stored(name))).toEqual(inOrder(folded));
  });

  it("has the portal's plays, but for other games of fewer than ten people together", async () => {
    const byGame = await recount(PLAYS);
    const all = await recount(PLAYS, sql`null`);
    const whole = await database
      .select()
      .from(figureDays)
      .where(and(eq(figureDays.scopeId, PORTAL_SCOPE), eq(figureDays.name, "plays")));
    expect(whole).toHaveLength(DAYS);
    for (const { day, count } of whole) {
      const few = byGame.filter((row) => row.day === day && !isEnough(row));
      const left = (all.find((row) => row.day === day)?.count ?? 0) - count;
      expect([0, few.reduce((sum, row) => sum + row.count, 0)]).toContain(left);
    }
  });

  it("has the different players of the last days", async () => {
    for (const days of [7, 28]) {
      const [counted] = await database
        .select({ players: sql<number>`count(distinct user_id)::int` })
        .from(plays)
        .where(sql`started_at >= ${END.toISOString()}::timestamptz - make_interval(days => ${days}::int)`);
      const [range] = await database
        .select()
        .from(figureRanges)
        .where(
          and(eq(figureRanges.scopeId, PORTAL_SCOPE), eq(figureRanges.lastDay, LAST_DAY), eq(figureRanges.days, days)),
        );
      expect(range?.players).toBe(counted?.players);
    }
  });

  it("has players by their best scores, each range of ten and more, as a recount finds", async () => {
    const rows = await database.select().from(figureScores);
    expect(new Set(rows.map(({ type, criteria }) => `${type} ${criteria}`))).toEqual(
      new Set(["points highest_wins", "duration lowest_wins"]),
    );
    expect(new Set(rows.map(({ lastDay }) => lastDay))).toEqual(new Set([LAST_DAY]));
    for (const { gameId, days, criteria, startScore, endScore, players } of rows) {
      const best = criteria === "lowest_wins" ? sql`min(score)` : sql`max(score)`;
      const [counted] = await database.select({ players: sql<number>`count(*)::int` }).from(sql`(
        select user_id, ${best} as best from scores join challenges using (challenge_id)
        where game_id = ${gameId} and achieved_at >= ${END.toISOString()}::timestamptz - make_interval(days => ${days}::int)
        group by user_id having ${best} >= ${startScore} and ${best} < ${endScore}) b`);
      expect([players >= 10, counted?.players]).toEqual([true, players]);
    }
    const perRange = await database
      .select({ ranges: sql<number>`count(*)::int` })
      .from(figureScores)
      .groupBy(figureScores.gameId, figureScores.days);
    const most = Math.max(...perRange.map(({ ranges }) => ranges));
    expect([most > 2, most <= 12]).toEqual([true, true]);
  });

  it.each([
    ["that are held", sql`update scores set held_at = now()`],
    [
      "of players without a rank",
      sql`insert into challenge_disqualifications (challenge_id, user_id, reason, since)
        select distinct challenge_id, user_id, '', now() from scores`,
    ],
    ["of tracks that are not public", sql`update tracks set is_public = false`],
  ])("leaves out scores %s", async (_, change) => {
    expect(await database.$count(figureScores)).toBeGreaterThan(0);
    const undo = new Error("undo");
    const counting = database.transaction(async (transaction) => {
      await transaction.execute(change);
      await rollUpDay(transaction, LAST_DAY, NOW);
      expect(await transaction.$count(figureScores)).toBe(0);
      throw undo;
    });
    await expect(counting).rejects.toBe(undo);
  });

  it("leaves the ranges of scores as they are when an earlier day is rolled up again", async () => {
    await rollUpDay(database, "2026-11-15", NOW);
    const [row] = await database.select({ lastDay: figureScores.lastDay }).from(figureScores).limit(1);
    expect(row?.lastDay).toBe(LAST_DAY);
  });

  it("has those who came back after a day, of those who played", async () => {
    const players = (day: string) => sql`
      select distinct game_id, user_id from plays where to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') = ${day}`;
    const counted = await database
      .select({ scopeId: sql<string>`game_id`, players: sql<number>`p`, returned: sql<number>`r` })
      .from(
        sql`(select b.game_id, count(*)::int as p, count(a.user_id)::int as r
        from (${players("2026-11-20")}) b left join (${players(LAST_DAY)}) a using (game_id, user_id) group by 1) c`,
      );
    const rows = await database
      .select()
      .from(figureDays)
      .where(
        and(
          eq(figureDays.name, "return-1"),
          eq(figureDays.day, LAST_DAY),
          sql`scope_id in (select game_id from games)`,
        ),
      );
    const shown = counted.filter((row) => row.returned >= 10 && row.players - row.returned >= 10);
    expect(rows.map(({ scopeId, count, amount }) => [scopeId, count, amount]).sort()).toEqual(
      shown.map((row) => [row.scopeId, row.returned, row.players]).sort(),
    );
    expect(shown.length).toBeGreaterThan(0);
  });

  it("is the same when a day is rolled up again", async () => {
    const all = () =>
      database.select().from(figureDays).orderBy(figureDays.scopeId, figureDays.name, figureDays.day, figureDays.value);
    const before = await all();
    await rollUpDay(database, LAST_DAY, NOW);
    expect(await all()).toEqual(before);
    expect(await rollUp(database, NOW)).toBe(0);
  });

  it("adds up to the figures of the page, whose players are in tens", async () => {
    const { days, totals, breakdowns, games, lastDay } = await readFigures(database, { days: 7, now: NOW });
    expect([lastDay, days.length, days.at(-1)?.day]).toEqual([LAST_DAY, 7, LAST_DAY]);
    expect(totals.plays).toBe(days.reduce((sum, day) => sum + (day.plays ?? 0), 0));
    const players = [totals.players, ...days.map((day) => day.players), ...games.map((game) => game.players)];
    expect(players.filter((number) => number === null || number % 10 !== 0)).toEqual([]);
    expect(breakdowns.find(({ name }) => name === "device")?.parts.length).toBeGreaterThan(1);
    const [first] = games;
    const ofGame = await readFigures(database, { days: 7, gameId: first?.shortId ?? "", now: NOW });
    expect(ofGame.totals.plays).toBe(first?.plays);
    expect(ofGame.scores).toMatchObject([{ type: "points", criteria: "highest_wins" }]);
    expect(ofGame.scores[0]?.ranges.filter(({ players }) => players % 10 !== 0)).toEqual([]);
    expect(ofGame.totals.errors).toBe(ofGame.days.reduce((sum, day) => sum + (day.errors ?? 0), 0));
    expect(ofGame.median).toMatchObject({ tag: { value: "Made-up" }, games: games.length });
    expect(ofGame.breakdowns.find(({ name }) => name === "version")?.parts.map(({ value }) => value)).toContain("1.0");
  });

  it("keeps nobody's id", async () => {
    const rows = await database.select().from(figureDays);
    const ids = new Set((await database.select({ id: user.id }).from(user)).map(({ id }) => id));
    expect(rows.filter((row) => ids.has(row.scopeId) || ids.has(row.value))).toEqual([]);
  });
});
