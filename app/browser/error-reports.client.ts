import { captureException, flush, getClient, init } from "@sentry/remix";

/** How long a report may be under way, in milliseconds. */
const FLUSH_MS = 1_000;

/** Reports uncaught errors of the tab; loaded only when the owner has set a DSN. */
export function startErrorReports(dsn: string): void {
  init({ dsn, tracesSampleRate: 0, sendDefaultPii: false });
}

/** Reports an error that the page caught itself, under the reference that the visitor sees; resolves once it is sent. */
export async function sendErrorReport(dsn: string, error: unknown, reference: string): Promise<void> {
  if (!getClient()) startErrorReports(dsn);
  captureException(error, { tags: { reference } });
  await flush(FLUSH_MS);
}
