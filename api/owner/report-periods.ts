/** In days. */
export const REPORT_PERIODS = [7, 30, 90] as const;

export function chooseReportPeriod(asked: string | undefined): number {
  return REPORT_PERIODS.find((period) => String(period) === asked) ?? REPORT_PERIODS[1];
}
