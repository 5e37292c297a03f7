import type { challenges } from "../db/schema/scores";
import { addMonths } from "../store/challenges/periods";
import type { DemoChallenge } from "./challenge-list";
import { challengeId, toChallengeRow } from "./demo-challenges";
import { seedId, seedShortId } from "./deterministic-ids";

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;

type ChallengeRow = typeof challenges.$inferInsert;

/** Run 0 is that of the first seeding. */
export function editionId(key: DemoChallenge["key"], run: number): string {
  return run === 0 ? challengeId(key) : seedId(`challenge:${key}:${String(run)}`);
}

/** Monthly challenges repeat by months, others by whole weeks; a run never begins before the previous one ends. */
export function lastEdition(
  challenge: DemoChallenge,
  anchor: Date,
  now: Date,
): { run: number; row: ChallengeRow; endsAt: Date } | null {
  const first = toChallengeRow(challenge, anchor);
  const { startsAt, endsAt } = first;
  if (!startsAt || !endsAt) return null;
  const shift = shiftOf(challenge);
  const startOf = (run: number) => latestOf(shift(startsAt, run), shift(endsAt, run - 1));
  let run = 0;
  while (startOf(run + 1) <= now) run++;
  if (run === 0) return { run, row: first, endsAt };
  const id = editionId(challenge.key, run);
  const times = { startsAt: startOf(run), endsAt: shift(endsAt, run), createdAt: startOf(run) };
  const shortId = seedShortId(`challenge:${challenge.key}:${String(run)}`);
  const seed = Number.parseInt(id.slice(0, 8), 16);
  return { run, row: { ...first, challengeId: id, shortId, seed, ...times }, endsAt: times.endsAt };
}

const latestOf = (one: Date, other: Date) => (one > other ? one : other);

function shiftOf({ window, isMonthly = false }: DemoChallenge): (date: Date, runs: number) => Date {
  if (isMonthly) return addMonths;
  const days = window ? window.endDay - window.startDay : DAYS_PER_WEEK;
  const weeks = Math.max(1, Math.round(days / DAYS_PER_WEEK));
  return (date, runs) => new Date(date.getTime() + runs * weeks * DAYS_PER_WEEK * DAY_MS);
}
