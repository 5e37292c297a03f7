import { attributionOf, isAttributionCleared, isAttributionRecord, type AttributionRecord } from "~/rules/attribution";
import { markSessionUsed, renewSessionOnActivity } from "./session-record";
import { readStored, removeStored, writeStored } from "./storage";

const ATTRIBUTION_KEY = "attribution-data";
const AREA = "sessionStorage";

export function storedAttribution(): AttributionRecord | null {
  const stored = readStored<AttributionRecord | null>(ATTRIBUTION_KEY, isAttributionRecord, null, AREA);
  if (stored === null) removeStored(ATTRIBUTION_KEY, AREA);
  return stored;
}

/** Starts the front-end session of a page load; a later session clears it (docs/product/sessions.md#attribution). */
export function startFrontEndSession(search: string): () => void {
  let isFirstLoad = true;
  const forget = () => {
    if (isAttributionCleared("new", isFirstLoad)) removeStored(ATTRIBUTION_KEY, AREA);
  };
  markSessionUsed(forget);
  isFirstLoad = false;
  storedAttribution();
  const arrived = attributionOf(search);
  if (arrived) writeStored(ATTRIBUTION_KEY, JSON.stringify(arrived), AREA);
  return renewSessionOnActivity(forget);
}
