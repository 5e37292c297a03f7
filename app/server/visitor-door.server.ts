import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { isAnonymous, isPageAddress, visitorChoices } from "~/rules/visitor-page";
import { namesTag } from "./entity-tag.server";
import { env } from "./env.server";
import { brotliPage, gzippedPage, plainPage } from "./kept-page.server";
import { newNonce } from "./nonce.server";
import { setSecurityHeaders } from "./security-headers.server";
import {
  beginPage,
  knownPage,
  pageUnderWay,
  VISITOR_PAGE_HEADER,
  visitorPageKey,
  type VisitorPage,
} from "./visitor-pages.server";

/** What a page that everybody may be given is rendered with; none of these says who asks, or changes the page. */
const PASSED_HEADERS = new Set([
  ...["host", "connection", "accept", "accept-encoding", "user-agent", "x-forwarded-for", "x-request-id"],
]);

/** What an answer without its page says again (RFC 9110, 15.4.5). */
const REPEATED_HEADERS = ["ETag", "Cache-Control", "Vary", "Age"];
const MS_PER_SECOND = 1_000;
/** Whoever has a page made may read it as slowly as they like; the others do not wait for them longer than this. */
const PATIENCE_MS = 2_000;

/**
 * Stands before the server's own listener: a page that a visitor without a session asks for, and that was made for one
 * before, is answered from memory; of many who ask at once one has it made and the others wait. Everything else goes on.
 */
export async function passVisitorDoor(
  request: IncomingMessage,
  response: ServerResponse,
  goOn: () => void,
): Promise<void> {
  const choices = choicesOf(request);
  if (choices === null) {
    goOn();
    return;
  }
  const key = visitorPageKey(`${request.headers.host ?? ""}${request.url ?? ""}`, choices);
  let known = knownPage(key);
  const isMadeElsewhere = pageUnderWay(key);
  if (!known && isMadeElsewhere) {
    await Promise.race([isMadeElsewhere, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    if (response.destroyed) return;
    known = knownPage(key);
  }
  if (known && (known.isFresh || isMadeElsewhere)) {
    sendPage(request, response, known.page);
    return;
  }
  if (!pageUnderWay(key)) response.once("close", beginPage(key));
  reduce(request, choices);
  goOn();
}

/** What a visitor's page depends on beside its address; null for what is no page, or not for everybody. */
function choicesOf(request: IncomingMessage): string | null {
  Reflect.deleteProperty(request.headers, VISITOR_PAGE_HEADER);
  const { method, url = "", headers } = request;
  const cookies = headers.cookie ?? "";
  if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.range !== undefined) return null;
  const [path = "", ...search] = url.split("?");
  if (!isPageAddress(path, search.join("?")) || !isAnonymous(cookies, env.SESSION_COOKIES)) return null;
  return visitorChoices(cookies);
}

/** What is left of the request is what the page's key says, so nothing else can get into the page. */
function reduce({ headers }: IncomingMessage, choices: string): void {
  for (const name of Object.keys(headers)) {
    if (!PASSED_HEADERS.has(name)) Reflect.deleteProperty(headers, name);
  }
  if (choices) headers.cookie = choices;
  headers[VISITOR_PAGE_HEADER] = "1";
}

function sendPage({ headers }: IncomingMessage, response: ServerResponse, page: VisitorPage): void {
  const answer = new Headers(page.headers);
  answer.set("Age", String(Math.floor((Date.now() - page.madeAt) / MS_PER_SECOND)));
  answer.set("ETag", page.tag);
  answer.append("Vary", "Accept-Encoding");
  if (namesTag(headers["if-none-match"] ?? "", page.tag)) {
    // Nothing else: what is already there goes on under the policy that it came with, which names its nonce.
    for (const name of REPEATED_HEADERS) response.setHeader(name, answer.get(name) ?? "");
    response.writeHead(304);
    response.end();
    return;
  }
  const nonce = newNonce();
  setSecurityHeaders(answer, nonce);
  const { body, encoding } = packed(page, nonce, String(headers["accept-encoding"] ?? ""));
  if (encoding) answer.set("Content-Encoding", encoding);
  answer.set("Content-Length", String(body.length));
  response.writeHead(200, [...answer].flat());
  response.end(body);
}

function packed(page: VisitorPage, nonce: string, accepted: string): { body: Buffer; encoding: string | null } {
  const brotli = /\bbr\b/.test(accepted) ? brotliPage(page, nonce) : null;
  if (brotli) return { body: brotli, encoding: "br" };
  if (/\bgzip\b/.test(accepted)) return { body: gzippedPage(page, nonce), encoding: "gzip" };
  return { body: plainPage(page, nonce), encoding: null };
}
