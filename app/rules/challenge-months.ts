import type { Challenge } from "~contract/entities/challenge";

/** A month of the calendar, counted from 1. */
export type Month = { year: number; month: number };

type Window = Pick<Challenge, "startsAt" | "endsAt" | "creationDate">;

/**
 * The month that a challenge belongs to: the one in which the middle of its time lies, in UTC. So a challenge from the
 * first to the last day of a month belongs to that month, in whichever time zone its owner counts the days.
 */
export function challengeMonth({ startsAt, endsAt, creationDate }: Window): Month {
  const start = Date.parse(startsAt ?? creationDate);
  const end = endsAt === null ? start : Date.parse(endsAt);
  const middle = new Date(start + (end - start) / 2);
  return { year: middle.getUTCFullYear(), month: middle.getUTCMonth() + 1 };
}

/** Challenges by month; months and challenges keep the order in which they come. */
export function byMonth<Timed extends Window>(challenges: readonly Timed[]): (Month & { challenges: Timed[] })[] {
  const months: (Month & { challenges: Timed[] })[] = [];
  for (const challenge of challenges) {
    const { year, month } = challengeMonth(challenge);
    const known = months.find((candidate) => candidate.year === year && candidate.month === month);
    if (known) known.challenges.push(challenge);
    else months.push({ year, month, challenges: [challenge] });
  }
  return months;
}
