import { sql, type SQL } from "drizzle-orm";
import type { ChallengePhase } from "~contract/calls/desk-challenges";

type Times<Moment> = Record<"startsAt" | "endsAt", Moment>;

export function phaseOf({ startsAt, endsAt }: Times<string | null>, now: Date): ChallengePhase {
  if (endsAt !== null && new Date(endsAt) <= now) return "ENDED";
  return startsAt !== null && new Date(startsAt) > now ? "UPCOMING" : "RUNNING";
}

/** The condition of what `phaseOf` says of one challenge. */
export function isInPhase(phase: ChallengePhase, { startsAt, endsAt }: Times<SQL>, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const hasEnded = sql`coalesce(${endsAt} <= ${moment}, false)`;
  const isUpcoming = sql`coalesce(${startsAt} > ${moment}, false)`;
  const conditions: Record<ChallengePhase, SQL> = {
    ENDED: hasEnded,
    UPCOMING: sql`not ${hasEnded} and ${isUpcoming}`,
    RUNNING: sql`not ${hasEnded} and not ${isUpcoming}`,
  };
  return conditions[phase];
}
