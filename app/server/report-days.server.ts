import { REPORT_PERIODS } from "~contract/calls/desk-statistics";

/** The query of a report's call; without a known period the usual one. */
export function reportDays(url: URL) {
  const days = REPORT_PERIODS.find((period) => String(period) === url.searchParams.get("days"));
  return days === undefined ? {} : { days };
}
