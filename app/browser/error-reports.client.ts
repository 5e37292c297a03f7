import { captureException, flush, getClient, init, setTag, setUser } from "@sentry/remix";
import { scrubReport } from "~/rules/scrubbed-report";
import type { RootData } from "~/view-models/root-data";
import { pageRequestId } from "./page-request-id";

/** What of the root's data a report needs. */
export type ReportedTab = Pick<RootData, "publicSettings" | "session" | "version" | "consent">;

/** How long a report may be under way, in milliseconds. */
const FLUSH_MS = 1_000;
/**
 * Of the sessions without an error, and of those with one, this share is recorded
 * (docs/product/statistics.md#recordings).
 */
const RECORDED_SESSIONS = 0.1;
const RECORDED_SESSIONS_WITH_ERROR = 1;

/**
 * Reports uncaught errors of the tab, with the id of who looks and of the request that made the page; loaded only when
 * the owner has set a DSN. Sessions are recorded where the visitor allows more than what is necessary (decision 50).
 */
export function startErrorReports({ publicSettings, session, version, consent }: ReportedTab): void {
  if (publicSettings.sentryDsn === null) return;
  if (!getClient()) {
    const client = init({
      dsn: publicSettings.sentryDsn,
      environment: publicSettings.appEnv,
      release: version,
      tracesSampleRate: 0,
      sendDefaultPii: false,
      replaysSessionSampleRate: RECORDED_SESSIONS,
      replaysOnErrorSampleRate: RECORDED_SESSIONS_WITH_ERROR,
      beforeSend: scrubReport,
    });
    client?.addEventProcessor(scrubReport);
    setTag("request_id", pageRequestId());
  }
  setUser(session.user ? { id: session.user.userId } : null);
  if (consent.marketing) {
    import("./session-replay.client").then(({ startReplay }) => startReplay()).catch(console.warn);
  }
}

/** Reports an error that the page caught itself, under the reference that the visitor sees; resolves once it is sent. */
export async function sendErrorReport(tab: ReportedTab, error: unknown, reference: string): Promise<void> {
  startErrorReports(tab);
  captureException(error, { tags: { reference } });
  await flush(FLUSH_MS);
}
