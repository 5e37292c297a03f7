import { sendStatsEvent } from "~contract/calls/stats";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { keepStatsEvent } from "../store/stats-events";

export function registerStats(app: ApiApp): void {
  route(app, sendStatsEvent, async ({ body }, context) => {
    const viewer = context.get("viewer");
    await keepStatsEvent(context.get("database"), body, {
      userId: viewer && !viewer.isGuest ? viewer.userId : null,
      retentionDays: context.get("configuration").statsRetentionDays,
      now: new Date(),
    });
    return null;
  });
}
