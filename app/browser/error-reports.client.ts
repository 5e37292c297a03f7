import { init } from "@sentry/remix";

/** Reports uncaught errors of the tab; loaded only when the owner has set a DSN. */
export function startErrorReports(dsn: string): void {
  init({ dsn, tracesSampleRate: 0, sendDefaultPii: false });
}
