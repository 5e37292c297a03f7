import { captureException, flush, getClient, init, setTag, setUser } from "@sentry/remix";
import { scrubReport } from "~/rules/scrub-report";
import type { RootData } from "~/view-models/root-data";

export type ReportedTab = Pick<RootData, "publicSettings" | "session" | "version" | "consent">;

const FLUSH_MS = 1_000;
/** Share of sessions recorded (docs/product/statistics.md#recordings). */
const RECORDED_SESSIONS = 0.1;
const RECORDED_SESSIONS_WITH_ERROR = 1;

/** Reports errors; records sessions only with marketing consent (docs/decisions/0050-reports-and-replay.md). */
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

export async function sendErrorReport(tab: ReportedTab, error: unknown, reference: string): Promise<void> {
  startErrorReports(tab);
  captureException(error, { tags: { reference } });
  await flush(FLUSH_MS);
}

/** Browsers expose Server-Timing over https and on localhost only. */
export function pageRequestId(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
  return navigation.serverTiming.find(({ name }) => name === "request")?.description;
}
