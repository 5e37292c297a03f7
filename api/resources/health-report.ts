import type { ApiApp } from "../api-context";
import { requireEnvironmentToken } from "../identity/environment-token";

export const HEALTH_REPORT_PATH = "/healthcheck/report";

/** For monitors. The token is from the environment, not from the database, which may be what is wrong. */
export function registerHealthReport(app: ApiApp): void {
  app.get(HEALTH_REPORT_PATH, async (context) => {
    requireEnvironmentToken(context, context.get("configuration").healthToken);
    const health = context.get("health");
    const report = await health.read();
    const events = await health.listEvents().catch(() => null);
    const status = report.status === "critical" ? 503 : 200;
    return context.json({ ...report, events }, status, { "Cache-Control": "no-store" });
  });
}
