/** In days. */
export const REPORT_PERIODS = [7, 30, 90] as const;

export function chooseReportPeriod(requested: string | undefined): number {
  return REPORT_PERIODS.find((period) => String(period) === requested) ?? REPORT_PERIODS[1];
}
