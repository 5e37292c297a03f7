import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type BrotliOptions } from "node:zlib";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { entityTag } from "./entity-tag.server";

/** Internal: removed from client requests and set, to the client's Host, on requests reduced to the cache key. */
export const PAGE_CACHE_HEADER = "x-visitor-page";

/** With the age of the data: ten seconds at most (docs/product/metadata.md#caching-of-pages). */
export const FRESH_MS = 4_000;
/** Served while a newer page is rendered. */
export const STALE_MS = 6_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Each takes two of the four threads that also read files and hash passwords. */
const MAX_COMPRESSED_AT_ONCE = 1;
/** Measured: far smaller than the server's own compression in the same time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const compressing = bulkhead(MAX_COMPRESSED_AT_ONCE, Infinity);
const compressGzip = promisify<Buffer, Buffer>(gzip);

export type PageCacheEntry = {
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  scriptHashes: string[];
  headers: [name: string, value: string][];
  tag: string;
  renderedAt: number;
};

const pages = new LRUCache<string, PageCacheEntry>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html, br, gzip: gzipped }) => html.length + br.length + gzipped.length,
  ttl: STALE_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

type PendingRender = { done: Promise<void>; end: () => void; isCaching: boolean };

const pendingRenders = new Map<string, PendingRender>();

export function pageCacheKey(address: string, choices: string): string {
  return `${address}\n${choices}`;
}

export function getCachedPage(key: string): { page: PageCacheEntry; isFresh: boolean } | null {
  const page = pages.get(key);
  return page ? { page, isFresh: Date.now() - page.renderedAt < FRESH_MS } : null;
}

export function pendingRender(key: string): Promise<void> | null {
  return pendingRenders.get(key)?.done ?? null;
}

export function beginRender(key: string): () => void {
  let resolveDone = () => undefined as void;
  const done = new Promise<void>((resolve) => {
    resolveDone = resolve;
  });
  const end = () => {
    if (pendingRenders.get(key) === pending) pendingRenders.delete(key);
    resolveDone();
  };
  const pending: PendingRender = { done, end, isCaching: false };
  pendingRenders.set(key, pending);
  return () => {
    if (!pending.isCaching) end();
  };
}

type RenderedPage = { status: number; headers: Headers; scriptHashes: string[]; html: Buffer };

export function isCacheableRequest({ headers }: Request): boolean {
  return headers.has(PAGE_CACHE_HEADER);
}

/** True for a whole page that is the same for everybody. */
export function isKeptPage(status: number, headers: Headers): boolean {
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  return status === 200 && isPublic && !headers.has("set-cookie");
}

export async function cachePage(
  { url, headers: requestHeaders }: Request,
  { status, headers, scriptHashes, html }: RenderedPage,
): Promise<void> {
  if (!isKeptPage(status, headers)) return;
  const { pathname, search } = new URL(url);
  const key = pageCacheKey(pathname + search, requestHeaders.get("cookie") ?? "");
  const renderedAt = Date.now();
  const pending = pendingRenders.get(key);
  if (pending) pending.isCaching = true;
  try {
    const [br, gzipped] = await compressing.execute(() =>
      Promise.all([compressBrotli(html, BROTLI), compressGzip(html)]),
    );
    pages.set(key, { html, br, gzip: gzipped, scriptHashes, headers: [...headers], tag: entityTag(html), renderedAt });
  } finally {
    pending?.end();
  }
}
