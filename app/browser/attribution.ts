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
  const clearAttribution = () => {
    if (isAttributionCleared("new", isFirstLoad)) removeStored(ATTRIBUTION_KEY, AREA);
  };
  markSessionUsed(clearAttribution);
  isFirstLoad = false;
  storedAttribution();
  const attribution = attributionOf(search);
  if (attribution) writeStored(ATTRIBUTION_KEY, JSON.stringify(attribution), AREA);
  return renewSessionOnActivity(clearAttribution);
}
