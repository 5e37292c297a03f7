import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestApi, type RequestApi } from "~/api-client/request-api.server";
import { isDocumentUrl, pageCacheKeyCookies, splitQuery } from "~/rules/page-cache-key";
import { env } from "./env.server";

/** `choices` are cookies; `unknown` is the part of the query that the page does not read. */
export type RequestedPage = { path: string; address: string; choices: string; unknown: string };

export type Encoding = "br" | "gzip" | null;

/** The page that a GET request names; null for anything else, and for what nobody may look at. */
export function readRequestedPage({ method, url = "", headers }: IncomingMessage): RequestedPage | null {
  if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.range !== undefined) return null;
  const [path = "", ...parts] = url.split("?");
  const query = parts.join("?");
  if (!isDocumentUrl(path, query)) return null;
  const { known, unknown } = splitQuery(path, query);
  return { path, address: withQuery(path, known), choices: pageCacheKeyCookies(headers.cookie ?? ""), unknown };
}

/** The API as the request's sender, before Remix knows of the request. */
export function apiOf({ headers }: IncomingMessage): RequestApi {
  const { cookie = "", "x-forwarded-for": address = "" } = headers;
  return createRequestApi(new Request(env.SITE_URL, { headers: { cookie, "x-forwarded-for": String(address) } }));
}

export function withQuery(address: string, query: string): string {
  return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}

export function acceptedEncoding({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

export function sendEncoded(response: ServerResponse, headers: Headers, body: Buffer, encoding: Encoding): void {
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  response.writeHead(200, [...headers].flat());
  response.end(body);
}
