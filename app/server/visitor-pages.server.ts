import { LRUCache } from "lru-cache";
import { entityTag } from "./entity-tag.server";
import { keepPage, type KeptPage } from "./kept-page.server";

/** Internal: removed from client requests and set on requests that are reduced to the cache key. */
export const VISITOR_PAGE_HEADER = "x-visitor-page";

const FRESH_MS = 10_000;
/** Served while a newer page is rendered. */
const STALE_MS = 60_000;
const MAX_BYTES = 48 * 1024 * 1024;

export type VisitorPage = KeptPage & { headers: [name: string, value: string][]; tag: string; madeAt: number };

const pages = new LRUCache<string, VisitorPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes,
  ttl: STALE_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

type Making = { done: Promise<void>; end: () => void; isKept: boolean };

const underWay = new Map<string, Making>();

export function visitorPageKey(address: string, choices: string): string {
  return `${address}\n${choices}`;
}

export function knownPage(key: string): { page: VisitorPage; isFresh: boolean } | null {
  const page = pages.get(key);
  return page ? { page, isFresh: Date.now() - page.madeAt < FRESH_MS } : null;
}

export function pageUnderWay(key: string): Promise<void> | null {
  return underWay.get(key)?.done ?? null;
}

export function beginPage(key: string): () => void {
  let resolveDone = () => undefined as void;
  const done = new Promise<void>((resolve) => {
    resolveDone = resolve;
  });
  const end = () => {
    if (underWay.get(key) === making) underWay.delete(key);
    resolveDone();
  };
  const making: Making = { done, end, isKept: false };
  underWay.set(key, making);
  return () => {
    if (!making.isKept) end();
  };
}

type RenderedPage = { status: number; headers: Headers; nonce: string; html: Buffer };

export function isForVisitors({ headers }: Request): boolean {
  return headers.has(VISITOR_PAGE_HEADER);
}

export async function keepVisitorPage(
  { url, headers: asked }: Request,
  { status, headers, nonce, html }: RenderedPage,
): Promise<void> {
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  if (status !== 200 || !isPublic || headers.has("set-cookie")) return;
  const { pathname, search } = new URL(url);
  const key = visitorPageKey(pathname + search, asked.get("cookie") ?? "");
  const madeAt = Date.now();
  const making = underWay.get(key);
  if (making) making.isKept = true;
  try {
    const page = await keepPage(html, nonce);
    pages.set(key, { ...page, headers: [...headers], tag: entityTag(...page.texts), madeAt });
  } finally {
    making?.end();
  }
}
