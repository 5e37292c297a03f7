import { and, between, desc, eq, max, min, ne, sql, sum } from "drizzle-orm";
import {
  breakdownName,
  FIGURE_RANGES,
  MAX_RANGE_DAYS,
  type Figures,
  type FigureDay,
  type FigureTotals,
} from "~contract/entities/figures";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { figureDays, figureRanges, figureRollUps, games, studios } from "../../db/schema";
import { idOrShortId } from "../identifier-match";
import { dayOf, daysBefore, lastDays, startOfDay } from "../days";
import { roundPeople } from "./few-people";
import { medianOfCategory } from "./figure-median";
import { readScores } from "./figure-scores";
import { PORTAL_SCOPE } from "./figure-scopes";

const USUAL_DAYS = 28;
const MAX_GAMES = 50;
const MAX_PARTS = 30;
/** Figures of each day: plays, visits, errors. */
const DAY_NAMES = 3;

export type FigureQuery = {
  days?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  gameId?: string | undefined;
  studioId?: string | undefined;
  now: Date;
};

type Range = { from: string; to: string; days: number };

const NOTHING: FigureTotals = {
  ...{ plays: 0, visits: 0, seconds: 0, players: null, errors: 0, failed: { errors: 0, plays: 0 } },
  afterOneDay: { returned: 0, players: 0 },
  afterSevenDays: { returned: 0, players: 0 },
};

export async function readFigures(database: Database, query: FigureQuery): Promise<Figures> {
  const subject = await findSubject(database, query);
  const scopeId = subject.game?.gameId ?? subject.studio?.studioId ?? PORTAL_SCOPE;
  const { firstDay, lastDay } = await findRolledUpDays(database);
  const range = rangeOf(query, lastDay ?? dayOf(daysBefore(query.now, 1)));
  const before = rangeBefore(range);
  const days = await readDays(database, scopeId, { from: before.from, to: range.to });
  const isBeforeCounted = firstDay !== null && firstDay <= before.from;
  const totals = await readTotals(database, scopeId, range);
  const previous = isBeforeCounted ? await readTotals(database, scopeId, before) : NOTHING;
  return {
    ...subject,
    ...{ from: range.from, to: range.to, lastDay, totals, previous },
    days: fillDays(range, days),
    previousDays: fillDays(before, days),
    median: subject.game && (await medianOfCategory(database, subject.game.gameId, range)),
    breakdowns: await readBreakdowns(database, scopeId, range),
    scores: subject.game ? await readScores(database, subject.game.gameId, range) : [],
    games: subject.game ? [] : await readGames(database, subject.studio?.studioId, range),
  };
}

async function findSubject(
  database: Database,
  { gameId, studioId }: FigureQuery,
): Promise<Pick<Figures, "studio" | "game">> {
  if (gameId !== undefined) {
    const { title, shortId } = games;
    const [row] = await database
      .select({ gameId: games.gameId, shortId, title, studioId: studios.studioId, name: studios.name })
      .from(games)
      .innerJoin(studios, eq(studios.studioId, games.studioId))
      .where(
        and(
          idOrShortId(gameId, games.gameId, games.shortId) ?? sql`false`,
          studioId === undefined ? undefined : eq(games.studioId, studioId),
        ),
      );
    if (!row) throw new ApiFailure("game_not_found");
    return {
      studio: { studioId: row.studioId, name: row.name },
      game: { gameId: row.gameId, shortId: row.shortId, title: row.title },
    };
  }
  if (studioId === undefined) return { studio: null, game: null };
  const [studio] = await database
    .select({ studioId: studios.studioId, name: studios.name })
    .from(studios)
    .where(eq(studios.studioId, studioId));
  if (!studio) throw new ApiFailure("studio_not_found");
  return { studio, game: null };
}

async function findRolledUpDays(database: Database): Promise<{ firstDay: string | null; lastDay: string | null }> {
  const { day } = figureRollUps;
  const [found] = await database.select({ firstDay: min(day), lastDay: max(day) }).from(figureRollUps);
  return found ?? { firstDay: null, lastDay: null };
}

function rangeOf({ days = USUAL_DAYS, from, to }: FigureQuery, lastDay: string): Range {
  if (from !== undefined && to !== undefined) {
    // Days that are not rolled up yet would look like days of few people.
    const end = from <= lastDay && to > lastDay ? lastDay : to;
    return { from, to: end, days: daysFrom(from, end) };
  }
  return { from: dayOf(daysBefore(startOfDay(lastDay), days - 1)), to: lastDay, days };
}

function rangeBefore({ from, days }: Range): Range {
  const start = startOfDay(from);
  return { from: dayOf(daysBefore(start, days)), to: dayOf(daysBefore(start, 1)), days };
}

function daysFrom(from: string, to: string): number {
  return Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / 86_400_000) + 1;
}

const inRange = ({ from, to }: Pick<Range, "from" | "to">) => between(figureDays.day, from, to);

async function readDays(database: Database, scopeId: string, range: Pick<Range, "from" | "to">) {
  const { day, name, count, people } = figureDays;
  return database
    .select({ day, name, count, people })
    .from(figureDays)
    .where(
      and(
        ...[eq(figureDays.scopeId, scopeId), inRange(range), eq(figureDays.value, "")],
        sql`${name} in ('plays', 'visits', 'errors')`,
      ),
    )
    .limit(DAY_NAMES * 2 * MAX_RANGE_DAYS);
}

function fillDays({ to, days }: Range, rows: Awaited<ReturnType<typeof readDays>>): FigureDay[] {
  const byDay = new Map(rows.map((row) => [`${row.day} ${row.name}`, row]));
  return lastDays(startOfDay(to), days).map((day) => {
    const plays = byDay.get(`${day} plays`);
    const visits = byDay.get(`${day} visits`);
    return {
      ...{ day, plays: plays?.count ?? null, visits: visits?.count ?? null },
      errors: byDay.get(`${day} errors`)?.count ?? null,
      players: plays ? roundPeople(plays.people) : null,
    };
  });
}

async function readTotals(database: Database, scopeId: string, range: Range): Promise<FigureTotals> {
  const rows = await database
    .select({
      name: figureDays.name,
      count: sum(figureDays.count).mapWith(Number),
      amount: sum(figureDays.amount).mapWith(Number),
    })
    .from(figureDays)
    .where(and(eq(figureDays.scopeId, scopeId), inRange(range), eq(figureDays.value, "")))
    .groupBy(figureDays.name);
  const of = (wanted: string) => rows.find(({ name }) => name === wanted) ?? { count: 0, amount: 0 };
  const returning = (name: string) => ({ returned: of(name).count, players: of(name).amount });
  return {
    ...{ plays: of("plays").count, visits: of("visits").count, seconds: of("visits").amount },
    players: await readPlayers(database, scopeId, range),
    afterOneDay: returning("return-1"),
    afterSevenDays: returning("return-7"),
    errors: of("errors").count,
    failed: { errors: of("failed").count, plays: of("failed").amount },
  };
}

async function readPlayers(database: Database, scopeId: string, { to, days }: Range): Promise<number | null> {
  if (!FIGURE_RANGES.some((range) => range === days)) return null;
  const [row] = await database
    .select({ players: figureRanges.players })
    .from(figureRanges)
    .where(and(eq(figureRanges.scopeId, scopeId), eq(figureRanges.lastDay, to), eq(figureRanges.days, days)));
  return row ? roundPeople(row.players) : null;
}

async function readBreakdowns(database: Database, scopeId: string, range: Range): Promise<Figures["breakdowns"]> {
  const count = sum(figureDays.count).mapWith(Number);
  const { name, value } = figureDays;
  const rows = await database
    .select({ name, value, count, amount: sum(figureDays.amount).mapWith(Number) })
    .from(figureDays)
    .where(and(eq(figureDays.scopeId, scopeId), inRange(range), ne(value, "")))
    .groupBy(name, value)
    .orderBy(desc(count), value);
  return breakdownName.options.map((wanted) => ({
    name: wanted,
    parts: rows
      .filter((row) => row.name === wanted)
      .slice(0, MAX_PARTS)
      .map((row) => ({ value: row.value, count: row.count, amount: row.amount })),
  }));
}

async function readGames(
  database: Database,
  studioId: string | undefined,
  { to, days }: Range,
): Promise<Figures["games"]> {
  const { plays, players } = figureRanges;
  const rows = await database
    .select({ shortId: games.shortId, title: games.title, plays, players })
    .from(figureRanges)
    .innerJoin(games, eq(games.gameId, figureRanges.scopeId))
    .where(
      and(
        ...[eq(figureRanges.lastDay, to), eq(figureRanges.days, days)],
        studioId === undefined ? undefined : eq(games.studioId, studioId),
      ),
    )
    .orderBy(desc(plays), desc(players), games.gameId)
    .limit(MAX_GAMES);
  return rows.map((row) => ({ ...row, players: roundPeople(row.players) }));
}
