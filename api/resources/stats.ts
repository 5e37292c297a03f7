import { sendStatsEvent } from "~contract/calls/stats";
import { consumeRateLimit } from "../rate-limits/limit-rate";
import { STATS_KILOBYTES } from "../rate-limits/limits";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { ownSitesOf } from "../store/statistics/referrers";
import { saveStatsEvent } from "../store/statistics/stats-events";

export function registerStats(app: ApiApp): void {
  route(app, sendStatsEvent, async ({ body }, context) => {
    const { siteUrl, publicApiBaseUrl, gamesUrl, statsRetentionDays } = context.get("configuration");
    const viewer = context.get("viewer");
    await consumeRateLimit(context, STATS_KILOBYTES, Math.ceil(Buffer.byteLength(JSON.stringify(body)) / 1024));
    await saveStatsEvent(context.get("database"), body, {
      ownSites: ownSitesOf([siteUrl, publicApiBaseUrl, gamesUrl]),
      userId: viewer && !viewer.isGuest ? viewer.userId : null,
      retentionDays: statsRetentionDays,
      now: new Date(),
    });
    return null;
  });
}
