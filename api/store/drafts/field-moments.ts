const MINUTE_MS = 60_000;

/** Fields for moments have minutes only. */
export function minuteOf(date: Date): string {
  return new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** As it was, where the editor left it. */
export function momentToStore(stored: Date | null, written: string): Date {
  return stored && minuteOf(stored) === new Date(written).toISOString() ? stored : new Date(written);
}
