const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

type Slot = { weekday: number; hour: number };

/** The next one after now, in UTC. */
export function nextMoment({ weekday, hour }: Slot, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  const days = (weekday - now.getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const moment = today + days * DAY_MS;
  return new Date(moment > now.getTime() ? moment : moment + DAYS_OF_WEEK * DAY_MS);
}

/** The latest one that has come. */
export function lastMoment(slot: Slot, now: Date): Date {
  return new Date(nextMoment(slot, now).getTime() - DAYS_OF_WEEK * DAY_MS);
}
