import { externalReferrer, isReferrerRecord, type ReferrerRecord } from "~/rules/external-referrer";
import { readStored, removeStored, writeStored } from "./storage";

const REFERRER_KEY = "session-referrer";

/** A document leads to one session only: who comes back to its tab later came from nowhere. */
let isTaken = false;

/** Only with consent: where the session's first page was reached from, the same in all its tabs. */
export function sessionReferrer(sessionId: string): string | null {
  const stored = readStored<ReferrerRecord | null>(REFERRER_KEY, isReferrerRecord, null);
  const isKept = stored?.sessionId === sessionId;
  const host = isKept ? stored.host : isTaken ? null : externalReferrer(document.referrer, window.location.origin);
  isTaken = true;
  if (!isKept) writeStored(REFERRER_KEY, JSON.stringify({ sessionId, host } satisfies ReferrerRecord));
  return host;
}

export function removeSessionReferrer(): void {
  removeStored(REFERRER_KEY);
}
