import { env } from "~/server/env.server";
import { createApiClient, type Api, type ApiClientOptions, type Fetch } from "./client";
import { forwardedCookies } from "./forwarded-cookies";
import { fetchEmbeddedApi } from "./embedded.server";
import { publicAnswer } from "./public-answers.server";
import { fetchRemoteApi } from "./remote.server";
import { throwUnexpectedResponse } from "./unexpected-response";

/** The embedded API is called in this process; its host is never looked up. */
const EMBEDDED_BASE_URL = "http://embedded.invalid";

/** Deadline of a page's primary data (decisions, "Where the spec meets a standard"). */
const PRIMARY_DEADLINE_MS = 5_000;

export const isApiEmbedded = env.API_BASE_URL === undefined;
const fetchApi: Fetch = isApiEmbedded ? fetchEmbeddedApi : fetchRemoteApi;

type RequestOptions = {
  toThrown?: ApiClientOptions["toThrown"];
  /** Asks the API even where an answer for everybody is at hand. */
  isLive?: boolean;
};

export type RequestApi = { api: Api; hasSession: boolean; setCookies: readonly string[] };

/** A client for one page request: forwards the session's cookies and nothing else, gathers the API's Set-Cookie. */
export function createRequestApi(request: Request, options: RequestOptions = {}): RequestApi {
  const cookies = forwardedCookies(request.headers.get("cookie"), env.SESSION_COOKIES);
  const setCookies: string[] = [];
  const headers = new Headers();
  if (cookies) headers.set("cookie", cookies);
  const clientAddress = request.headers.get("x-forwarded-for");
  if (clientAddress) headers.set("x-forwarded-for", clientAddress);
  const api = createApiClient({
    baseUrl: env.API_BASE_URL ?? EMBEDDED_BASE_URL,
    fetch: fetchApi,
    headers,
    deadlineMs: PRIMARY_DEADLINE_MS,
    onUnexpectedResponse: throwUnexpectedResponse,
    toThrown: options.toThrown ?? ((error) => error),
    remember: cookies || options.isLive ? (_, ask) => ask() : publicAnswer,
    onResponse: (response) => setCookies.push(...response.headers.getSetCookie()),
  });
  return { api, hasSession: cookies !== "", setCookies };
}
