import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isApiFailure } from "~/api-client/errors";
import { forwardedCookies } from "~/api-client/forwarded-cookies";
import { splitLocale } from "~/rules/locale-path";
import { hasPersonalCookies, isAnonymous, isTemplatePage } from "~/rules/page-cache-key";
import { env } from "../env.server";
import { reportError, reportHandledError } from "../report-error.server";
import { acceptedEncoding, apiOf, readRequestedPage, sendEncoded, type Encoding } from "../requested-page.server";
import { setSecurityHeaders } from "../security-headers.server";
import { loadSession } from "../session.server";
import { loadOwnValues } from "./own-values.server";
import { fillTemplate } from "./page-template.server";
import { getTemplate, type TemplatePage } from "./template-cache.server";
import { templateViewer } from "./template-scope.server";

/** Who has just voted, rated or scored sees it: their pages are rendered for them while templates may be older. */
const CHANGE_MS = 10_000;
/** Rendered pages have deadlines of their own, and say what is missing. */
const MAX_WAIT_MS = 2_000;
const MAX_CHANGES = 10_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP = { level: 3 };

const compressBrotli = promisify<string, BrotliOptions, Buffer>(brotliCompress);
const compressGzip = promisify<string, ZlibOptions, Buffer>(gzip);

const changes = new LRUCache<string, true>({ max: MAX_CHANGES, ttl: CHANGE_MS });

type OwnPage = { html: string; headers: Headers };

/** Pages of players and guests from templates; others pass (docs/decisions/0125-page-templates.md). */
export async function playerPageMiddleware(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  noteChange(request);
  const requested = templatePageOf(request);
  const page = requested && (await Promise.race([loadOwnPage(request, requested).catch(passOn), startWait()]));
  if (!page) {
    next();
    return;
  }
  const encoding = acceptedEncoding(request);
  const body = await compress(page.html, encoding);
  if (!response.destroyed) sendEncoded(response, page.headers, body, encoding);
}

function startWait(): Promise<null> {
  return setTimeout(MAX_WAIT_MS, null, { ref: false });
}

function noteChange({ method, headers: { cookie = "" } }: IncomingMessage): void {
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && !isAnonymous(cookie, env.SESSION_COOKIES)) changes.set(sessionOf(cookie), true);
}

function templatePageOf(request: IncomingMessage): TemplatePage | null {
  const { cookie = "" } = request.headers;
  if (isAnonymous(cookie, env.SESSION_COOKIES) || hasPersonalCookies(cookie)) return null;
  const page = readRequestedPage(request);
  return page && isTemplatePage(page.path) && !changes.has(sessionOf(cookie)) ? page : null;
}

function sessionOf(cookies: string): string {
  return createHash("sha256").update(forwardedCookies(cookies, env.SESSION_COOKIES)).digest("base64url");
}

/** Null when the page has to be rendered for this player. */
async function loadOwnPage(request: IncomingMessage, { address, choices }: TemplatePage): Promise<OwnPage | null> {
  const requestApi = apiOf(request);
  const session = await loadSession({}, requestApi);
  const viewer = templateViewer(session);
  const template = viewer && (await getTemplate({ viewer, address, choices }));
  if (!template) return null;
  const [pathname = ""] = address.split("?");
  const { locale } = splitLocale(pathname);
  const values = await loadOwnValues(requestApi.api, template.names, { user: session.user, locale });
  if (!template.names.every((name) => values.has(name))) return null;
  const { html, hashes } = fillTemplate(template, values);
  const headers = new Headers(template.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.append("Vary", "Accept-Encoding");
  for (const cookie of requestApi.setCookies) headers.append("Set-Cookie", cookie);
  setSecurityHeaders(headers, { hashes, host: request.headers.host });
  return { html, headers };
}

function passOn(error: unknown): null {
  if (isApiFailure(error)) reportHandledError(error);
  else reportError(error, "error");
  return null;
}

async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(html, BROTLI);
  return encoding === "gzip" ? compressGzip(html, GZIP) : Buffer.from(html);
}
