import { LRUCache } from "lru-cache";
import { entityTag } from "./entity-tag.server";
import { keepPage, type KeptPage } from "./kept-page.server";

/** Set by the visitors' door alone, on a request that holds nothing but what the page's key is made of. */
export const VISITOR_PAGE_HEADER = "x-visitor-page";

/** How long a page is given as it is; as long as the API's answers that it was made from. */
const FRESH_MS = 10_000;
/** How long one is given while a newer one is being made. */
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

/** A page that is being made: `done` resolves for those who wait for it. */
type Making = { done: Promise<void>; end: () => void; isKept: boolean };

const underWay = new Map<string, Making>();

/** What a page of visitors is made from, and so what it is kept under: its address and their choices. */
export function visitorPageKey(address: string, choices: string): string {
  return `${address}\n${choices}`;
}

/** The page kept under this key, and whether it is new enough to be given without making it anew. */
export function knownPage(key: string): { page: VisitorPage; isFresh: boolean } | null {
  const page = pages.get(key);
  return page ? { page, isFresh: Date.now() - page.madeAt < FRESH_MS } : null;
}

/** Resolves once the page that somebody else is making is there, or will not be; null when nobody is. */
export function pageUnderWay(key: string): Promise<void> | null {
  return underWay.get(key)?.done ?? null;
}

/** Notes that this page is being made now; gives how to note that its answer is over. */
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

/** A page as it was rendered. */
type RenderedPage = { status: number; headers: Headers; nonce: string; html: Buffer };

/** Whether the request holds nothing but what a visitor's page is kept under. */
export function isForVisitors({ headers }: Request): boolean {
  return headers.has(VISITOR_PAGE_HEADER);
}

/** Keeps a page that came out well and says that everybody may be given it. */
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
