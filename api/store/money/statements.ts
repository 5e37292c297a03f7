import { and, asc, desc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { MAX_LISTED_STATEMENTS, MAX_STATEMENT_GAMES } from "~contract/calls/earnings";
import type { EarningsStatement, GameEarnings, PayoutLine } from "~contract/entities/earnings";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { studioBalances, studioEarnings, studioPayouts } from "../../db/schema/earnings";

type Kind = (typeof studioEarnings.$inferSelect)["kind"];

const MAX_PAYOUT_LINES = 500;
/** Transactions that began in the month are over by then. */
const UNTIL_FINAL_MS = 60 * 60 * 1000;

/** Where an entry counts, whatever it is about: a past month stays as it is. */
const month = sql<string>`to_char(${studioEarnings.createdAt} at time zone 'UTC', 'YYYY-MM')`;

function sumOf(kinds: readonly Kind[] | null, within?: SQL): SQL<number> {
  const isOfKind = kinds && sql`${studioEarnings.kind} in ${kinds}`;
  return sql<number>`coalesce(sum(${studioEarnings.amount}) filter (where ${and(isOfKind ?? sql`true`, within)}), 0)`.mapWith(
    Number,
  );
}

const sumsOf = (within?: SQL) => ({
  sales: sumOf(["SALE"], within),
  refunds: sumOf(["REFUND"], within),
  chargebacks: sumOf(["CHARGEBACK"], within),
});
const payoutsOf = (within?: SQL) => sumOf(["PAYOUT", "PAYOUT_REVERSAL"], within);

export async function listBalances(
  database: Database,
  studioId: string,
): Promise<{ currency: string; balance: number }[]> {
  const { currency, balance } = studioBalances;
  return database
    .select({ currency, balance })
    .from(studioBalances)
    .where(eq(studioBalances.studioId, studioId))
    .orderBy(asc(currency));
}

/** The latest month first. */
export async function listStatements(database: Database, studioId: string): Promise<EarningsStatement[]> {
  const { currency, amount } = studioEarnings;
  const rows = await database
    .select({
      ...{ month, currency, ...sumsOf(), payouts: payoutsOf() },
      closing: sql<number>`sum(sum(${amount})) over (partition by ${currency} order by ${month})`.mapWith(Number),
    })
    .from(studioEarnings)
    .where(eq(studioEarnings.studioId, studioId))
    .groupBy(month, currency)
    .orderBy(desc(month), asc(currency))
    .limit(MAX_LISTED_STATEMENTS);
  return rows.map(({ closing, ...row }) => ({ ...row, opening: closing - changeOf(row), closing }));
}

type Sums = Pick<EarningsStatement, "sales" | "refunds" | "chargebacks" | "payouts">;

const changeOf = ({ sales, refunds, chargebacks, payouts }: Sums) => sales + refunds + chargebacks + payouts;

export type MonthStatement = {
  isFinal: boolean;
  statements: EarningsStatement[];
  games: GameEarnings[];
  payouts: PayoutLine[];
};

/** Of every currency that the studio had anything in by then. */
export async function readStatement(
  database: Database,
  { studioId, month: wanted }: { studioId: string; month: string },
  now: Date,
): Promise<MonthStatement> {
  const [start, end] = [new Date(`${wanted}-01T00:00:00Z`), new Date(`${wanted}-01T00:00:00Z`)];
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (start > now) throw new ApiFailure("statement_not_found");
  const since = gte(studioEarnings.createdAt, start);
  const { currency } = studioEarnings;
  const rows = await database
    .select({
      ...{ currency, opening: sumOf(null, lt(studioEarnings.createdAt, start)) },
      ...{ ...sumsOf(since), payouts: payoutsOf(since) },
    })
    .from(studioEarnings)
    .where(and(eq(studioEarnings.studioId, studioId), lt(studioEarnings.createdAt, end)))
    .groupBy(currency)
    .orderBy(asc(currency));
  if (rows.length === 0) throw new ApiFailure("statement_not_found");
  const inMonth = and(eq(studioEarnings.studioId, studioId), since, lt(studioEarnings.createdAt, end));
  return {
    isFinal: now.getTime() >= end.getTime() + UNTIL_FINAL_MS,
    statements: rows.map((row) => ({ month: wanted, ...row, closing: row.opening + changeOf(row) })),
    games: await listGameEarnings(database, inMonth),
    payouts: await listPayoutLines(database, inMonth),
  };
}

async function listGameEarnings(database: Database, inMonth: SQL | undefined): Promise<GameEarnings[]> {
  const { currency } = studioEarnings;
  return database
    .select({
      ...{ gameId: games.gameId, gameTitle: games.title, currency, ...sumsOf() },
      sold: sql<number>`count(*) filter (where ${studioEarnings.kind} = 'SALE')`.mapWith(Number),
    })
    .from(studioEarnings)
    .innerJoin(games, eq(games.gameId, studioEarnings.gameId))
    .where(inMonth)
    .groupBy(games.gameId, games.title, currency)
    .orderBy(asc(currency), asc(games.title), asc(games.gameId))
    .limit(MAX_STATEMENT_GAMES);
}

async function listPayoutLines(database: Database, inMonth: SQL | undefined): Promise<PayoutLine[]> {
  const { currency, amount, createdAt, sequence } = studioEarnings;
  const { payoutId, paidOn, reference } = studioPayouts;
  const rows = await database
    .select({ payoutId, currency, amount, paidOn, reference, createdAt })
    .from(studioEarnings)
    .innerJoin(studioPayouts, eq(payoutId, studioEarnings.payoutId))
    .where(inMonth)
    .orderBy(asc(sequence))
    .limit(MAX_PAYOUT_LINES);
  return rows.map(({ createdAt: date, ...line }) => ({ ...line, date: date.toISOString() }));
}
