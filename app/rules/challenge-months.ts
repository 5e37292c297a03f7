import type { Challenge } from "~contract/entities/challenge";

export type Month = { year: number; month: number };

type Window = Pick<Challenge, "startsAt" | "endsAt" | "creationDate">;

/** The UTC month of the middle of a challenge's time, so that its owner's time zone does not matter. */
export function challengeMonth({ startsAt, endsAt, creationDate }: Window): Month {
  const start = Date.parse(startsAt ?? creationDate);
  const end = endsAt === null ? start : Date.parse(endsAt);
  const middle = new Date(start + (end - start) / 2);
  return { year: middle.getUTCFullYear(), month: middle.getUTCMonth() + 1 };
}

/** Groups challenges by month in their order. */
export function byMonth<Timed extends Window>(challenges: readonly Timed[]): (Month & { challenges: Timed[] })[] {
  const months: (Month & { challenges: Timed[] })[] = [];
  for (const challenge of challenges) {
    const { year, month } = challengeMonth(challenge);
    const group = months.find((candidate) => candidate.year === year && candidate.month === month);
    if (group) group.challenges.push(challenge);
    else months.push({ year, month, challenges: [challenge] });
  }
  return months;
}
