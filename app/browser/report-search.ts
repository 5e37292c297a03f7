import { searchEvent } from "~/rules/search-event";
import type { RootData } from "~/view-models/root-data";
import { storedAttribution } from "./attribution";
import { newId } from "./new-id";
import { markSessionUsed } from "./session-record";
import { visitorId } from "./visitor-record";

/**
 * Tells the statistics what was searched for in the top bar of a page. Only for visitors who allow it (spec section 6);
 * the request outlives the page, and nobody hears of its failure.
 */
export async function reportSearch(term: string, pathname: string, root: RootData): Promise<void> {
  const { session, version, publicSettings } = root;
  const { statsUrl, brandName, appEnv } = publicSettings;
  const event = searchEvent(
    {
      client: { userAgent: navigator.userAgent, name: brandName, versionName: version, environment: appEnv },
      user: {
        id: session.user?.userId ?? null,
        visitorId: visitorId(),
        sessionId: markSessionUsed().id,
        impressionId: newId(),
      },
      attribution: storedAttribution()?.["fe-visitor"] ?? null,
      pathname,
      term,
    },
    Date.now(),
  );
  await window
    .fetch(`${statsUrl}/v2/events`, {
      method: "POST",
      keepalive: true,
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(event),
    })
    .catch(() => undefined);
}
