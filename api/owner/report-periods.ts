/** Periods to choose from, in days. */
export const REPORT_PERIODS = [7, 30, 90] as const;

/** The one of those that is asked for, or the usual one. */
export function reportPeriod(asked: string | undefined): number {
  return REPORT_PERIODS.find((period) => String(period) === asked) ?? REPORT_PERIODS[1];
}
