/** A host of two labels at least; the last one is no number, so that addresses of machines are none. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The host of the site that led to `origin`, without the rest of its address; null for none, this portal, and apps. */
export function externalReferrer(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, hostname, origin: from } = new URL(referrer);
  if (from === origin || !/^https?:$/.test(protocol) || !HOST.test(hostname)) return null;
  return hostname;
}

export type ReferrerRecord = { sessionId: string; host: string | null };

export function isReferrerRecord(value: unknown): value is ReferrerRecord {
  if (typeof value !== "object" || value === null || !("sessionId" in value) || !("host" in value)) return false;
  const { sessionId, host } = value;
  return typeof sessionId === "string" && (host === null || (typeof host === "string" && HOST.test(host)));
}
