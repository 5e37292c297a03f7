import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import onHeaders from "on-headers";
import { isAnonymous, isDocumentUrl, pageCacheKeyCookies, splitQuery } from "~/rules/page-cache-key";
import { matchesTag } from "./entity-tag.server";
import { env } from "./env.server";
import { clientAddress, isOverPageLimit } from "./page-rate-limit.server";
import { setSecurityHeaders } from "./security-headers.server";
import {
  beginRender,
  getCachedPage,
  pendingRender,
  PAGE_CACHE_HEADER,
  pageCacheKey,
  type PageCacheEntry,
} from "./page-cache.server";

/** None of these changes the page. */
const PASSED_HEADERS = new Set([
  ...["host", "connection", "accept", "accept-encoding", "user-agent", "x-forwarded-for", "x-request-id"],
]);

/** Repeated in a 304 (RFC 9110, 15.4.5). */
const REPEATED_HEADERS = ["ETag", "Cache-Control", "Vary", "Age"];
const MS_PER_SECOND = 1_000;
const SITE_HOST = new URL(env.SITE_URL).host;
/** A slow reader must not delay the other visitors. */
const MAX_WAIT_MS = 2_000;

/** Page cache for visitors without a session; concurrent requests for a page share one render. */
export async function pageCacheMiddleware(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const requested = pageOf(request);
  if (requested === null) {
    next();
    return;
  }
  const key = pageCacheKey(requested.address, requested.choices);
  const mayRender = await waitForRender(key);
  if (response.destroyed) return;
  const cached = getCachedPage(key);
  // A client over its page limit gets the stale page.
  if (cached && (cached.isFresh || pendingRender(key) || (await isOverPageLimit(clientAddress(request))))) {
    sendPage(request, response, cached.page);
    return;
  }
  if (mayRender || !pendingRender(key)) response.once("close", beginRender(key));
  reduceToCacheKey(request, requested);
  addParametersToRedirect(response, requested.unknown);
  next();
}

/** True when no render finishes in time and this request may render it: one waiter per MAX_WAIT_MS. */
async function waitForRender(key: string): Promise<boolean> {
  let pending = pendingRender(key);
  while (pending && !getCachedPage(key)) {
    const finished = pending.then(() => true);
    if (await Promise.race([finished, setTimeout(MAX_WAIT_MS, false, { ref: false })])) return false;
    const current = pendingRender(key);
    if (current === pending) return true;
    pending = current;
  }
  return false;
}

type RequestedPage = { address: string; choices: string; unknown: string };

function pageOf(request: IncomingMessage): RequestedPage | null {
  Reflect.deleteProperty(request.headers, PAGE_CACHE_HEADER);
  const { method, url = "", headers } = request;
  const cookies = headers.cookie ?? "";
  if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.range !== undefined) return null;
  const [path = "", ...parts] = url.split("?");
  const query = parts.join("?");
  if (!isDocumentUrl(path, query) || !isAnonymous(cookies, env.SESSION_COOKIES)) return null;
  const { known, unknown } = splitQuery(path, query);
  return { address: withQuery(path, known), choices: pageCacheKeyCookies(cookies), unknown };
}

/** Removes what is not in the cache key, against cache poisoning. */
function reduceToCacheKey(request: IncomingMessage, { address, choices }: RequestedPage): void {
  const { headers } = request;
  const { host = SITE_HOST } = headers;
  for (const name of Object.keys(headers)) {
    if (!PASSED_HEADERS.has(name)) Reflect.deleteProperty(headers, name);
  }
  request.url = address;
  headers.host = SITE_HOST;
  if (choices) headers.cookie = choices;
  headers[PAGE_CACHE_HEADER] = host;
}

/** Unknown parameters, such as `utm_source`, survive a redirect. */
function addParametersToRedirect(response: ServerResponse, unknown: string): void {
  if (!unknown) return;
  onHeaders(response, () => {
    const location = response.getHeader("Location");
    if (typeof location === "string") response.setHeader("Location", withQuery(location, unknown));
  });
}

function withQuery(address: string, query: string): string {
  return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}

function sendPage({ headers }: IncomingMessage, response: ServerResponse, page: PageCacheEntry): void {
  const responseHeaders = new Headers(page.headers);
  responseHeaders.set("Age", String(Math.floor((Date.now() - page.renderedAt) / MS_PER_SECOND)));
  responseHeaders.set("ETag", page.tag);
  responseHeaders.append("Vary", "Accept-Encoding");
  if (matchesTag(headers["if-none-match"] ?? "", page.tag)) {
    for (const name of REPEATED_HEADERS) response.setHeader(name, responseHeaders.get(name) ?? "");
    response.writeHead(304);
    response.end();
    return;
  }
  setSecurityHeaders(responseHeaders, { hashes: page.scriptHashes, host: headers.host });
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  const body = encoding ? page[encoding] : page.html;
  if (encoding) responseHeaders.set("Content-Encoding", encoding);
  responseHeaders.set("Content-Length", String(body.length));
  response.writeHead(200, [...responseHeaders].flat());
  response.end(body);
}

function acceptedEncoding(accepted: string | string[] = ""): "br" | "gzip" | null {
  if (/\bbr\b/.test(String(accepted))) return "br";
  return /\bgzip\b/.test(String(accepted)) ? "gzip" : null;
}
