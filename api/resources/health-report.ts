import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { isSameSecret } from "../identity/signature";

export const HEALTH_REPORT_PATH = "/healthcheck/report";

/** For monitors. The token is from the environment, not from the database, which may be what is wrong. */
export function registerHealthReport(app: ApiApp): void {
  app.get(HEALTH_REPORT_PATH, async (context) => {
    requireToken(context);
    const health = context.get("health");
    const report = await health.read();
    const events = await health.listEvents().catch(() => null);
    const status = report.status === "critical" ? 503 : 200;
    return context.json({ ...report, events }, status, { "Cache-Control": "no-store" });
  });
}

/** A wrong token fails as if there was no report. */
function requireToken(context: ApiContext): void {
  const token = context.get("configuration").healthToken;
  const sent = context.req.header("authorization") ?? "";
  if (token === undefined || !isSameSecret(sent, `Bearer ${token}`)) throw new ApiFailure("not_found");
}
