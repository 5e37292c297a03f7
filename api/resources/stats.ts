import { sendStatsEvent } from "~contract/calls/stats";
import { consumeRateLimit } from "../rate-limits/limit-rate";
import { STATS_KILOBYTES } from "../rate-limits/limits";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { saveStatsEvent } from "../store/statistics/stats-events";

export function registerStats(app: ApiApp): void {
  route(app, sendStatsEvent, async ({ body }, context) => {
    const viewer = context.get("viewer");
    await consumeRateLimit(context, STATS_KILOBYTES, Math.ceil(Buffer.byteLength(JSON.stringify(body)) / 1024));
    await saveStatsEvent(context.get("database"), body, {
      userId: viewer && !viewer.isGuest ? viewer.userId : null,
      retentionDays: context.get("configuration").statsRetentionDays,
      now: new Date(),
    });
    return null;
  });
}
