import { and, asc, eq } from "drizzle-orm";
import { FIGURE_RANGES, MAX_SCORE_RANGES, type ScoreFigures } from "~contract/entities/figures";
import type { Database } from "../../db/database";
import { figureScores } from "../../db/schema";
import { roundPeople } from "./few-people";

/** Two types of scores, by two criteria. */
const MAX_KINDS = 4;

/** Like different players, known for the four ranges to the last day only. */
export async function readScores(
  database: Database,
  gameId: string,
  { to, days }: { to: string; days: number },
): Promise<ScoreFigures[]> {
  if (!FIGURE_RANGES.some((range) => range === days)) return [];
  const { type, criteria, startScore, endScore, players } = figureScores;
  const rows = await database
    .select({ type, criteria, startScore, endScore, players })
    .from(figureScores)
    .where(and(eq(figureScores.gameId, gameId), eq(figureScores.lastDay, to), eq(figureScores.days, days)))
    .orderBy(asc(type), asc(criteria), asc(startScore))
    .limit(MAX_KINDS * MAX_SCORE_RANGES);
  const kinds: ScoreFigures[] = [];
  for (const row of rows) {
    const range = { start: row.startScore, end: row.endScore, players: roundPeople(row.players) };
    const kind = kinds.find((one) => one.type === row.type && one.criteria === row.criteria);
    if (kind) kind.ranges.push(range);
    else kinds.push({ type: row.type, criteria: row.criteria, ranges: [range] });
  }
  return kinds;
}
