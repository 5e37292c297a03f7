import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";

/** Far above what the portal's own pages send. */
export const REQUEST_LIMITS = {
  addressLength: 8 * 1024,
  parameters: 100,
  headers: 100,
  /** The largest JSON is a saved game. */
  bodyBytes: 320 * 1024,
  uploadBytes: 6 * 1024 * 1024,
  /** A form with a game's picture; the API takes less, which the form says at its field. */
  pictureBytes: 32 * 1024 * 1024,
  /** A form with the zip of a game, or of the catalogue; the API has a lower limit for each studio. */
  bundleBytes: 1025 * 1024 * 1024,
} as const;

const API_PREFIX = "/embedded/api/";
/** The pages of a game's pictures and of a page's entry at the desk, in any language. */
const PICTURE_FORM = /^(\/[a-z-]+)?\/desk\/(games\/[^/]+\/pictures|pages\/[^/]+\/sections\/[^/]+\/entries\/[^/]+)\/?$/i;
/** The page of a game in the studio area, and that of the catalogue's files, in any language. */
const BUNDLE_FORM = /^(\/[a-z-]+)?\/(studio\/games\/[^/]+|desk\/catalogue)\/?$/i;
const BUNDLE_PARTS = /^\/api\/studio-uploads\/?$/;

type RequestSize = {
  address: string;
  headerCount: number;
  headers: { "content-length"?: string | undefined; "content-type"?: string | undefined };
};

const REJECTED_STATUSES = [400, 413, 414, 429, 431] as const;
export type RejectedStatus = (typeof REJECTED_STATUSES)[number];

/** Status for a too large request, or null. `readBytes` limits chunked bodies, which have no length header. */
export function rejectedStatus({ address, headerCount, headers }: RequestSize): RejectedStatus | null {
  if (headerCount > REQUEST_LIMITS.headers) return 431;
  if (address.startsWith(API_PREFIX)) return null;
  if (address.length > REQUEST_LIMITS.addressLength) return 414;
  if (address.split("?").slice(1).join("?").split("&").length > REQUEST_LIMITS.parameters) return 400;
  const [path = ""] = address.split("?");
  const isForm = headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  return Number(headers["content-length"] ?? 0) > maxBytesAt(path, isForm) ? 413 : null;
}

function maxBytesAt(path: string, isForm: boolean): number {
  if (isForm && BUNDLE_FORM.test(path)) return REQUEST_LIMITS.bundleBytes;
  if (isForm) return PICTURE_FORM.test(path) ? REQUEST_LIMITS.pictureBytes : REQUEST_LIMITS.uploadBytes;
  return BUNDLE_PARTS.test(path) ? UPLOAD_PART_BYTES : REQUEST_LIMITS.bodyBytes;
}

export function isRejectedStatus(status: number): status is RejectedStatus {
  return REJECTED_STATUSES.some((rejected) => rejected === status);
}

/** Stops at that depth. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
