import { toStatsEvent, type StatsEventInput } from "~/rules/stats-event";
import type { RootData } from "~/view-models/root-data";
import { storedAttribution } from "./attribution";
import { markSessionUsed } from "./session-record";
import { visitorId } from "./visitor-record";

export type Impression = { pathname: string; impressionId: string };

export function sendStatsEvent(
  { session, version, publicSettings }: RootData,
  page: Impression,
  measured: StatsEventInput,
) {
  const { statsUrl, brandName, appEnv } = publicSettings;
  const event = toStatsEvent(
    {
      client: { userAgent: navigator.userAgent, name: brandName, versionName: version, environment: appEnv },
      user: {
        id: session.user?.userId ?? null,
        version: session.user?.version ?? null,
        visitorId: visitorId(),
        sessionId: markSessionUsed().id,
        impressionId: page.impressionId,
      },
      attribution: storedAttribution()?.["fe-visitor"] ?? null,
      pathname: page.pathname,
    },
    measured,
    Date.now(),
  );
  window
    .fetch(`${statsUrl}/v2/events`, {
      method: "POST",
      keepalive: true,
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(event),
    })
    .catch(() => undefined);
}
