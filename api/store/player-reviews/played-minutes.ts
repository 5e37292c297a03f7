import { and, desc, eq, sql } from "drizzle-orm";
import { MAX_COUNTED_PLAY_MINUTES } from "~contract/entities/player-review";
import type { Database } from "../../db/database";
import { plays } from "../../db/schema/scores";

const MINUTE_SECONDS = 60;
/** The latest; more of them make hundreds of hours. */
const MAX_COUNTED_PLAYS = 1_000;

type Played = { userId: string; gameId: string; now: Date };

/** A play lasts until the next one of the same game, at most MAX_COUNTED_PLAY_MINUTES: nothing tells when it ends. */
export async function readPlayedMinutes(database: Database, { userId, gameId, now }: Played): Promise<number> {
  const next = sql<Date>`lead(${plays.startedAt}, 1, ${now.toISOString()}::timestamptz) over (order by ${plays.startedAt})`;
  const counted = database
    .select({ startedAt: plays.startedAt, endedAt: next.as("ended_at") })
    .from(plays)
    .where(and(eq(plays.userId, userId), eq(plays.gameId, gameId)))
    .orderBy(desc(plays.startedAt))
    .limit(MAX_COUNTED_PLAYS)
    .as("counted");
  const longest = sql`make_interval(mins => ${MAX_COUNTED_PLAY_MINUTES})`;
  const seconds = sql<string>`extract(epoch from coalesce(
    sum(greatest(least(${counted.endedAt} - ${counted.startedAt}, ${longest}), interval '0')), interval '0'))`;
  const [played] = await database.select({ seconds }).from(counted);
  return Math.floor(Number(played?.seconds ?? 0) / MINUTE_SECONDS);
}
