import { sql } from "drizzle-orm";
import { FIGURE_RANGES, type ScoreFigures } from "~contract/entities/figures";
import type { Database } from "../../db/database";
import { figureScores } from "../../db/schema/statistics";
import { startOfDay } from "../days";
import { DAY_CLOSES_AFTER_MS } from "./figure-schedule";
import { boundsOf } from "./figure-sources";
import { foldScores, SCORE_LIMITS, type ScoreRange } from "./score-ranges";

const DAY_MS = 86_400_000;
const INSERT_SIZE = 2_000;

type ScoreGroup = Pick<typeof figureScores.$inferInsert, "gameId" | "days" | "type" | "criteria">;
type CountedStep = ScoreGroup & { step: number; players: number };

/** Of the last day only, as the ranges end on it: an earlier one that is counted late or again changes nothing. */
export async function rollUpScores(database: Database, day: string, now: Date): Promise<void> {
  const nextCloses = startOfDay(day).getTime() + 2 * DAY_MS + DAY_CLOSES_AFTER_MS;
  if (nextCloses <= now.getTime()) return;
  const rows = [...groupsOf(await countSteps(database, day))].flatMap(({ group, steps }) =>
    foldScores(steps).map(({ start, end, players }) => ({
      ...{ ...group, lastDay: day, startScore: start, endScore: end, players },
    })),
  );
  await database.delete(figureScores);
  for (let start = 0; start < rows.length; start += INSERT_SIZE) {
    await database.insert(figureScores).values(rows.slice(start, start + INSERT_SIZE));
  }
}

/** Counted from the scores themselves: the best of each player of a game, of those that count on leaderboards. */
async function countSteps(database: Database, day: string): Promise<CountedStep[]> {
  const { end } = boundsOf(day);
  const longest = Math.max(...FIGURE_RANGES);
  const ranges = sql.join(
    FIGURE_RANGES.map((days) => sql`(${days}::int)`),
    sql`, `,
  );
  const limits = (type: ScoreFigures["type"]) => sql`${`{${SCORE_LIMITS[type].join(",")}}`}::bigint[]`;
  return database
    .select({
      ...{ gameId: sql<string>`game_id`, days: sql`days`.mapWith(Number) },
      ...{ type: sql<ScoreFigures["type"]>`type`, criteria: sql<ScoreFigures["criteria"]>`criteria` },
      ...{ step: sql`step`.mapWith(Number), players: sql`players`.mapWith(Number) },
    })
    .from(
      sql`(
      with ranges (days) as (values ${ranges}), best as (
        select c.game_id, c.type, c.criteria, r.days,
          case c.criteria when 'lowest_wins' then min(s.score) else max(s.score) end as score
        from scores s
          join challenges c on c.challenge_id = s.challenge_id
          join tracks t on t.track_id = c.track_id and t.is_public
          join ranges r on s.achieved_at >= ${end}::timestamptz - make_interval(days => r.days)
        where s.achieved_at < ${end}::timestamptz and s.held_at is null
          and s.achieved_at >= ${end}::timestamptz - make_interval(days => ${longest}::int)
          and not exists (
            select from challenge_disqualifications d
            where d.challenge_id = s.challenge_id and d.user_id = s.user_id)
        group by c.game_id, c.type, c.criteria, r.days, s.user_id
      )
      select game_id, days, type, criteria, count(*) as players,
        width_bucket(score, case type when 'duration' then ${limits("duration")} else ${limits("points")} end) as step
      from best group by game_id, days, type, criteria, step) as counted`,
    );
}

function groupsOf(counted: readonly CountedStep[]) {
  const groups = new Map<string, { group: ScoreGroup; steps: ScoreRange[] }>();
  for (const { step, players, ...group } of counted) {
    const key = [group.gameId, group.days, group.type, group.criteria].join(" ");
    const one = groups.get(key) ?? { group, steps: [] };
    const limits = SCORE_LIMITS[group.type];
    one.steps.push({ start: limits[step - 1] ?? 0, end: limits[step] ?? Number.MAX_SAFE_INTEGER, players });
    groups.set(key, one);
  }
  return groups.values();
}
