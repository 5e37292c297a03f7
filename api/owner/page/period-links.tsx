/** @jsxImportSource hono/jsx */
import { REPORT_PERIODS } from "../report-periods";

type PeriodLinksProps = { days: number };

export function PeriodLinks({ days }: PeriodLinksProps) {
  return (
    <nav class="report-links" aria-label="Period">
      {REPORT_PERIODS.map((period) => (
        <a href={`?days=${String(period)}`} aria-current={period === days ? "page" : undefined}>
          {`${String(period)} days`}
        </a>
      ))}
    </nav>
  );
}
