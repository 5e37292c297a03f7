/** As much of an error report as is looked at here; Sentry's own types are wider. */
type Report = {
  request?: { url?: string };
  user?: { id?: string | number };
  breadcrumbs?: { data?: Record<string, unknown> }[];
  /** The pages of a recorded session. */
  urls?: string[];
};

/** Where a step of the visitor's way holds an address. */
const ADDRESSES = ["url", "to", "from"];

/**
 * Takes out of an error report what is somebody's own (decision 50): addresses lose their query, cookies, headers and
 * body are gone, and of the user the id alone stays.
 */
export function scrubReport<Given extends Report>(given: Given): Given {
  const report: Report = given;
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
  return given;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
