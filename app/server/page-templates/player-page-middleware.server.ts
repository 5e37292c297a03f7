import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isApiFailure } from "~/api-client/errors";
import { forwardedCookies } from "~/api-client/forwarded-cookies";
import { createRequestApi } from "~/api-client/request-api.server";
import {
  hasPersonalCookies,
  isAnonymous,
  isTemplatePage,
  pageCacheKeyCookies,
  splitQuery,
} from "~/rules/page-cache-key";
import { env } from "../env.server";
import { reportError, reportHandledError } from "../report-error.server";
import { setSecurityHeaders } from "../security-headers.server";
import { loadSession } from "../session.server";
import { loadOwnValues, userValues } from "./own-values.server";
import { fillTemplate, type OwnValues, type PageTemplate } from "./page-template.server";
import { getTemplate, type TemplateKey } from "./template-cache.server";

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

type OwnPage = { template: PageTemplate; values: OwnValues; setCookies: readonly string[] };

/** Pages of signed-in players from templates; others pass (docs/decisions/0125-page-templates.md). */
export async function playerPageMiddleware(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const key = templateKeyOf(request);
  const page = key && (await Promise.race([loadOwnPage(request, key).catch(passOn), startWait()]));
  if (!page) next();
  else if (!response.destroyed) await sendPage(request, response, page);
}

function startWait(): Promise<null> {
  return setTimeout(MAX_WAIT_MS, null, { ref: false });
}

function templateKeyOf({ method, url = "", headers }: IncomingMessage): TemplateKey | null {
  const { cookie = "" } = headers;
  if (isAnonymous(cookie, env.SESSION_COOKIES)) return null;
  const session = sessionOf(cookie);
  if (method !== "GET") {
    if (method !== "HEAD") changes.set(session, true);
    return null;
  }
  if (changes.has(session) || hasPersonalCookies(cookie)) return null;
  if (headers["sec-purpose"] !== undefined || headers.range !== undefined) return null;
  const [path = "", ...parts] = url.split("?");
  const query = parts.join("?");
  if (!isTemplatePage(path, query)) return null;
  const { known } = splitQuery(path, query);
  return { address: known ? `${path}?${known}` : path, choices: pageCacheKeyCookies(cookie) };
}

function sessionOf(cookies: string): string {
  return createHash("sha256").update(forwardedCookies(cookies, env.SESSION_COOKIES)).digest("base64url");
}

/** Null when the page has to be rendered for this player. */
async function loadOwnPage(request: IncomingMessage, key: TemplateKey): Promise<OwnPage | null> {
  const { cookie = "", "x-forwarded-for": address = "" } = request.headers;
  const asked = new Request(env.SITE_URL, { headers: { cookie, "x-forwarded-for": String(address) } });
  const requestApi = createRequestApi(asked);
  const { status, user, suspension } = await loadSession({}, requestApi);
  if (status !== "authenticated" || !user || suspension) return null;
  const values = userValues(user);
  const template = values && (await getTemplate(key));
  if (!template) return null;
  const own = await loadOwnValues(requestApi.api, template.names);
  const all = new Map([...values, ...own]);
  return { template, values: all, setCookies: requestApi.setCookies };
}

function passOn(error: unknown): null {
  if (isApiFailure(error)) reportHandledError(error);
  else reportError(error, "error");
  return null;
}

async function sendPage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { template, values, setCookies }: OwnPage,
): Promise<void> {
  const { html, hashes } = fillTemplate(template, values);
  const sent = new Headers(template.headers);
  sent.set("Cache-Control", "private, no-store");
  sent.append("Vary", "Accept-Encoding");
  for (const cookie of setCookies) sent.append("Set-Cookie", cookie);
  setSecurityHeaders(sent, { hashes, host: headers.host });
  const { body, encoding } = await compress(html, String(headers["accept-encoding"] ?? ""));
  if (encoding) sent.set("Content-Encoding", encoding);
  sent.set("Content-Length", String(Buffer.byteLength(body)));
  response.writeHead(200, [...sent].flat());
  response.end(body);
}

type Compressed = { body: Buffer | string; encoding: "br" | "gzip" | null };

async function compress(html: string, accepted: string): Promise<Compressed> {
  if (/\bbr\b/.test(accepted)) return { body: await compressBrotli(html, BROTLI), encoding: "br" };
  if (/\bgzip\b/.test(accepted)) return { body: await compressGzip(html, GZIP), encoding: "gzip" };
  return { body: html, encoding: null };
}
