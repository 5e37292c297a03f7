import { env } from "~/server/env.server";
import { PREVIEW_HEADER } from "~contract/calls/desk-preview";
import { currentRequest } from "~observe/request-scope";
import { fetchEmbeddedApi } from "./embedded-api.server";
import type { Fetch } from "./exchange";
import { forwardedCookies } from "./forwarded-cookies";
import { currentPreview } from "./preview-scope.server";
import { fetchRemoteApi } from "./remote-api.server";

const EMBEDDED_BASE_URL = "http://embedded.invalid";

export const isApiEmbedded = env.API_BASE_URL === undefined;
export const API_BASE_URL = env.API_BASE_URL ?? EMBEDDED_BASE_URL;
export const fetchApi: Fetch = isApiEmbedded ? fetchEmbeddedApi : fetchRemoteApi;

/** Headers of every API request: only the session's cookies, the client's address and the request id. */
export function apiHeaders(request: Request, sessionCookies: readonly string[]): Headers {
  const headers = new Headers();
  const cookies = forwardedCookies(request.headers.get("cookie"), sessionCookies);
  if (cookies) headers.set("cookie", cookies);
  const clientAddress = request.headers.get("x-forwarded-for");
  if (clientAddress) headers.set("x-forwarded-for", clientAddress);
  const preview = currentPreview();
  if (preview) headers.set(PREVIEW_HEADER, preview.token);
  const scope = currentRequest();
  if (scope) headers.set("x-request-id", scope.requestId);
  return headers;
}
