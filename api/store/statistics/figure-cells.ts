import { sql, type SQL } from "drizzle-orm";
import { MIN_PEOPLE, type BreakdownName } from "~contract/entities/figures";
import type { Database } from "../../db/database";
import type { figureDays } from "../../db/schema";
import { foldParts, isEnough, isReturnShown, isShareShown, wholeOf, type Cell } from "./few-people";
import { failedPlaysOf, returnsOf, salesOf } from "./figure-sources";
import { PORTAL_SCOPE } from "./figure-scopes";

export type FigureRow = typeof figureDays.$inferInsert;

type Part = Exclude<BreakdownName, "sale">;
export type Measure = { day: string; name: "plays" | "visits" | "errors"; source: SQL; parts: readonly Part[] };
type GroupedCell = Cell & { scopeId: string };

/** One after the other, on tables that live as long as the transaction: the source is read once. */
export async function cellsOfSource(database: Database, measure: Measure): Promise<FigureRow[]> {
  const { day, name, source, parts } = measure;
  await database.execute(sql`
    create temporary table figure_source on commit drop as
    select r.*, g.studio_id from (${source}) r join games g on g.game_id = r.game_id`);
  await database.execute(sql`
    create temporary table figure_games on commit drop as
    select game_id from figure_source group by game_id having count(distinct who) >= ${MIN_PEOPLE}::int`);
  await database.execute(sql`analyze figure_source, figure_games`);
  const rows: FigureRow[] = (await gamesAndStudios(database)).map((cell) => ({ ...cell, day, name }));
  for (const part of parts) {
    for (const cell of await partsOf(database, part)) rows.push({ ...cell, day, name: part });
  }
  const portal = await portalOf(database);
  await database.execute(sql`drop table figure_source, figure_games`);
  return portal ? [...rows, { ...portal, scopeId: PORTAL_SCOPE, day, name }] : rows;
}

const NUMBERS = sql`count(*) as count, count(distinct who) as people, round(coalesce(sum(amount), 0)) as amount`;
const number = (column: string) => sql`${sql.identifier(column)}`.mapWith(Number);

/** A studio's whole is that of the games that are shown, so that it says nothing of the others. */
async function gamesAndStudios(database: Database): Promise<GroupedCell[]> {
  const grouped = sql`(
    select coalesce(game_id, studio_id) as scope_id, '' as value, ${NUMBERS}
    from figure_source join figure_games using (game_id)
    group by grouping sets ((game_id), (studio_id))) as grouped`;
  return database.select(COLUMNS).from(grouped);
}

const COLUMNS = {
  scopeId: sql<string>`scope_id`,
  value: sql<string>`value`,
  count: number("count"),
  people: number("people"),
  amount: number("amount"),
};

async function partsOf(database: Database, part: Part): Promise<GroupedCell[]> {
  const grouped = sql`(
    select game_id as scope_id, ${sql.identifier(part)} as value, ${NUMBERS}
    from figure_source join figure_games using (game_id)
    group by 1, 2) as grouped`;
  const byGame = new Map<string, GroupedCell[]>();
  for (const cell of await database.select(COLUMNS).from(grouped)) {
    byGame.set(cell.scopeId, [...(byGame.get(cell.scopeId) ?? []), cell]);
  }
  return [...byGame].flatMap(([scopeId, cells]) => foldParts(cells).map((cell) => ({ ...cell, scopeId })));
}

async function portalOf(database: Database): Promise<Cell | null> {
  const cellWhere = async (condition: SQL): Promise<Cell> => {
    const [cell] = await database.select({ ...COLUMNS, scopeId: sql<null>`null` }).from(
      sql`(select '' as value, ${NUMBERS} from figure_source r
          left join figure_games g on g.game_id = r.game_id where ${condition}) as grouped`,
    );
    return cell ?? { value: "", count: 0, people: 0, amount: 0 };
  };
  const [all, shown, rest] = [
    await cellWhere(sql`true`),
    await cellWhere(sql`g.game_id is not null`),
    await cellWhere(sql`g.game_id is null`),
  ];
  return wholeOf({ all, shown, rest });
}

type Returning = { name: "return-1" | "return-7"; daysLater: number };

/** `amount` is of how many. */
export async function cellsOfReturns(
  database: Database,
  day: string,
  { name, daysLater }: Returning,
): Promise<FigureRow[]> {
  const rows = await database
    .select({ scopeId: sql<string>`game_id`, players: number("players"), returned: number("returned") })
    .from(sql`(${returnsOf(day, daysLater)} having count(*) >= ${MIN_PEOPLE}::int) as returns`);
  return rows.filter(isReturnShown).map(({ scopeId, players, returned }) => ({
    ...{ scopeId, day, name, value: "", count: returned, people: returned, amount: players },
  }));
}

/** `amount` is of how many plays. The errors of a day whose share is not shown are shown by themselves. */
export async function cellsOfFailed(database: Database, day: string): Promise<FigureRow[]> {
  const rows = await database
    .select({
      ...{ scopeId: sql<string>`game_id`, errors: number("errors"), plays: number("plays") },
      ...{ people: number("people"), others: number("others") },
    })
    .from(sql`(${failedPlaysOf(day)}) as failed`);
  return rows.filter(isShareShown).map(({ scopeId, errors, plays, people }) => ({
    ...{ scopeId, day, name: "failed", value: "", people, count: errors },
    // A play that began before midnight may have its error after it.
    amount: Math.max(plays, errors),
  }));
}

/** There is no whole that they could be taken from: money of several currencies has no sum. */
export async function cellsOfSales(database: Database, day: string): Promise<FigureRow[]> {
  const rows = await database
    .select(COLUMNS)
    .from(
      sql`(select game_id as scope_id, sale as value, ${NUMBERS} from (${salesOf(day)}) s group by 1, 2) as grouped`,
    );
  return rows.filter(({ people }) => isEnough(people)).map((cell) => ({ ...cell, day, name: "sale" }));
}
