const DAY_MS = 86_400_000;

/** The day of a moment by UTC: "2026-11-22". */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, "2026-11-22".length);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}

/** The last so many days by UTC up to the one of this moment, oldest first. */
export function lastDays(moment: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) => dayOf(daysBefore(moment, days - 1 - index)));
}

/** When a day by UTC begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
