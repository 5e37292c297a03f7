/** What a proxy or Node itself does not stop before; each is far beyond what a page of the portal makes a browser send. */
export const REQUEST_LIMITS = {
  addressLength: 8 * 1024,
  parameters: 100,
  headers: 100,
  /** A saved game as JSON is the largest of what forms and scripts send. */
  bodyBytes: 320 * 1024,
  /** A form with a picture in it. */
  uploadBytes: 6 * 1024 * 1024,
} as const;

/** More than a school behind one address opens; a fifth of what one core makes. Pages from memory are not counted. */
export const PAGES_PER_MINUTE = 600;

/** The embedded API and answers in its envelope; it has limits of its own. */
const API_PREFIX = "/embedded/api/";

type Asked = {
  /** Path and query. */
  address: string;
  headerCount: number;
  headers: { "content-length"?: string | undefined; "content-type"?: string | undefined };
};

const REFUSED_STATUSES = [400, 413, 414, 429, 431] as const;
export type RefusedStatus = (typeof REFUSED_STATUSES)[number];

/**
 * The status that refuses a request too large to be looked at; null for every other. A body that is sent in pieces does
 * not say how long it is: its bytes are counted where every body is read (`readBytes`).
 */
export function requestRefusal({ address, headerCount, headers }: Asked): RefusedStatus | null {
  if (headerCount > REQUEST_LIMITS.headers) return 431;
  if (address.startsWith(API_PREFIX)) return null;
  if (address.length > REQUEST_LIMITS.addressLength) return 414;
  if (address.split("?").slice(1).join("?").split("&").length > REQUEST_LIMITS.parameters) return 400;
  const isUpload = headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  const most = isUpload ? REQUEST_LIMITS.uploadBytes : REQUEST_LIMITS.bodyBytes;
  return Number(headers["content-length"] ?? 0) > most ? 413 : null;
}

export function isRefusedStatus(status: number): status is RefusedStatus {
  return REFUSED_STATUSES.some((known) => known === status);
}
