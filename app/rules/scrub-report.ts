import { withoutSecret } from "./secret-path";

/** The used part of Sentry's event. */
type Report = {
  request?: { url?: string };
  user?: { id?: string | number };
  breadcrumbs?: { data?: Record<string, unknown> }[];
  urls?: string[];
};

const ADDRESSES = ["url", "to", "from"];

/** Mutates the event to remove personal data (docs/decisions/0050-reports-and-replay.md). */
export function scrubReport<Original extends Report>(original: Original): Original {
  const report: Report = original;
  if (report.request)
    report.request = report.request.url === undefined ? {} : { url: withoutQuery(report.request.url) };
  if (report.user) report.user = report.user.id === undefined ? {} : { id: report.user.id };
  if (report.urls) report.urls = report.urls.map(withoutQuery);
  for (const { data = {} } of report.breadcrumbs ?? []) {
    for (const name of ADDRESSES) {
      const address = data[name];
      if (typeof address === "string") data[name] = withoutQuery(address);
    }
  }
  return original;
}

function withoutQuery(address: string): string {
  return withoutSecret(address.replace(/[?#].*$/s, ""));
}
