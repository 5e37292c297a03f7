const DAY_MS = 86_400_000;

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, "2026-11-22".length);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}

export function lastDays(moment: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) => dayOf(daysBefore(moment, days - 1 - index)));
}

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
