import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import onHeaders from "on-headers";
import { isAnonymous } from "~/rules/page-cache-key";
import { matchesTag } from "./entity-tag.server";
import { env } from "./env.server";
import { clientAddress, isOverPageLimit } from "./page-rate-limit.server";
import {
  acceptedEncoding,
  readRequestedPage,
  sendEncoded,
  withQuery,
  type RequestedPage,
} from "./requested-page.server";
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
  const requested = visitorPageOf(request);
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

function visitorPageOf(request: IncomingMessage): RequestedPage | null {
  const { headers } = request;
  Reflect.deleteProperty(headers, PAGE_CACHE_HEADER);
  return isAnonymous(headers.cookie ?? "", env.SESSION_COOKIES) ? readRequestedPage(request) : null;
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

function sendPage(request: IncomingMessage, response: ServerResponse, page: PageCacheEntry): void {
  const { headers } = request;
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
  const encoding = acceptedEncoding(request);
  sendEncoded(response, responseHeaders, encoding ? page[encoding] : page.html, encoding);
}
