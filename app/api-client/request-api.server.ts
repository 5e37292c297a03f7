import { env } from "~/server/env.server";
import { reportHandledError } from "~/server/report-error.server";
import { apiHeaders, API_BASE_URL, fetchApi } from "./api-access.server";
import { readPublicCache, measureCall } from "./call-metrics.server";
import { createApiClient, type Api, type ApiClientOptions } from "./client";
import { currentApiState } from "./api-state.server";
import { isApiFailure, isCallUnavailable, type InvalidResponseError } from "./errors";
import { isPublicCall, type PublicCache } from "./public-cache.server";
import { reportUnexpectedResponse } from "./unexpected-response.server";

/** Deadline of a page's primary data (docs/product/calls.md#deadlines). */
const PRIMARY_DEADLINE_MS = 5_000;

type RequestOptions = {
  onForbidden?: () => Promise<unknown>;
  isLive?: boolean;
  isForEverybody?: boolean;
};

export type Degradation = {
  breaches: string[];
  /** True when the API failed and a signed-in viewer got the cached public response. */
  isImpersonal: boolean;
  isIncomplete: boolean;
  isUserRefused: boolean;
  isLimited: boolean;
};

export type RequestApi = {
  api: Api;
  /** The API without a session, on the public cache. Only for data that does not depend on the viewer. */
  everybody: Api;
  hasSession: boolean;
  setCookies: readonly string[];
  shortcomings: Readonly<Degradation>;
  readonly retryAfter: string | null;
};

/** Creates the client of one page request: forwards only session cookies and collects Set-Cookie headers. */
export function createRequestApi(request: Request, options: RequestOptions = {}): RequestApi {
  const headers = apiHeaders(request, options.isForEverybody ? [] : env.SESSION_COOKIES);
  const hasSession = headers.has("cookie");
  const setCookies: string[] = [];
  const shortcomings: Degradation = {
    ...{ breaches: [], isImpersonal: false, isIncomplete: false, isUserRefused: false, isLimited: false },
  };
  let retryAfter: string | null = null;
  const { persist, answers } = currentApiState();
  const shared = {
    baseUrl: API_BASE_URL,
    fetch: fetchApi,
    persist,
    deadlineMs: PRIMARY_DEADLINE_MS,
    onUnexpectedResponse: (error: InvalidResponseError) => {
      shortcomings.breaches.push(error.message);
      reportUnexpectedResponse(error);
    },
    onForbidden: async () => {
      shortcomings.isUserRefused = true;
      await options.onForbidden?.();
    },
    onResponse: (response: Response) => {
      setCookies.push(...response.headers.getSetCookie());
      if (response.status === 429) retryAfter = response.headers.get("retry-after");
    },
  };
  const asker = { answers, isLive: options.isLive ?? false, shortcomings };
  return {
    api: createApiClient({ ...shared, headers, ...memory({ ...asker, hasSession }) }),
    everybody: createApiClient({
      ...shared,
      headers: apiHeaders(request, []),
      ...memory({ ...asker, hasSession: false }),
    }),
    hasSession,
    setCookies,
    shortcomings,
    get retryAfter() {
      return retryAfter;
    },
  };
}

type Asker = { answers: PublicCache; hasSession: boolean; isLive: boolean; shortcomings: Degradation };

/** Only requests without a session read and fill the public cache. It is everyone's fallback when the API fails. */
function memory({ answers, hasSession, isLive, shortcomings }: Asker): Pick<ApiClientOptions, "remember" | "rescue"> {
  return {
    remember: (call, address, ask) => {
      const timed = () => measureCall(call, ask);
      return hasSession || isLive || !isPublicCall(call) ? timed() : readPublicCache(answers, address, timed);
    },
    rescue: (call, address, error) => {
      if (!isApiFailure(error)) return undefined;
      if (isCallUnavailable(error)) shortcomings.isLimited = true;
      const held = !isLive && isPublicCall(call) ? answers.held(address) : undefined;
      if (!held) {
        shortcomings.isIncomplete = true;
        return undefined;
      }
      reportHandledError(error);
      if (hasSession) shortcomings.isImpersonal = true;
      return held;
    },
  };
}
