import type { Call } from "~contract/define-call";
import { meters } from "~observe/meters";
import { env } from "~/server/env.server";
import { reportError, reportHandledError } from "~/server/report-error.server";
import { API_BASE_URL, apiHeaders, fetchApi } from "./api-access.server";
import { currentApiState } from "./api-state.server";
import { isDatabaseHeld } from "./embedded-api.server";
import { type Api, type ApiClientOptions, createApiClient, type ValidatedData } from "./client";
import { currentPreview } from "./preview-scope.server";
import { ClientError, InvalidResponseError, isApiFailure, isCallUnavailable, ServerError } from "./errors";
import { isPublicCall, type LoadResponse, type PublicCache } from "./public-cache.server";
import { throwUnexpectedResponse, type UnexpectedResponseHandler } from "./unexpected-response";

/** Reports a contract breach to the log and the error service; throws when VALIDATION_HANDLER is "throw". */
const reportUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  reportError(error, "error");
  if (env.VALIDATION_HANDLER === "throw") throwUnexpectedResponse(error);
};

/** Deadline of a page's primary data (docs/product/calls.md#deadlines). */
const PRIMARY_DEADLINE_MS = 5_000;

type RequestOptions = {
  onForbidden?: () => Promise<unknown>;
  isLive?: boolean;
  isPublic?: boolean;
};

export type Degradation = {
  breaches: string[];
  /** True when the API failed and a signed-in viewer got the cached public response. */
  isPublicFallback: boolean;
  isIncomplete: boolean;
  isUserRefused: boolean;
  isLimited: boolean;
};

export type RequestApi = {
  api: Api;
  /** The API without a session, on the public cache. Only for data that does not depend on the viewer. */
  publicApi: Api;
  hasSession: boolean;
  setCookies: readonly string[];
  degradation: Readonly<Degradation>;
  readonly retryAfter: string | null;
};

/** Creates the client of one page request: forwards only session cookies and collects Set-Cookie headers. */
export function createRequestApi(request: Request, options: RequestOptions = {}): RequestApi {
  const headers = apiHeaders(request, options.isPublic ? [] : env.SESSION_COOKIES);
  const hasSession = headers.has("cookie");
  const setCookies: string[] = [];
  const degradation: Degradation = {
    ...{ breaches: [], isPublicFallback: false, isIncomplete: false, isUserRefused: false, isLimited: false },
  };
  let retryAfter: string | null = null;
  const { retry, publicCache } = currentApiState();
  const shared = {
    baseUrl: API_BASE_URL,
    fetch: fetchApi,
    retry,
    deadlineMs: PRIMARY_DEADLINE_MS,
    isDeadlineHeld: isDatabaseHeld,
    onUnexpectedResponse: (error: InvalidResponseError) => {
      degradation.breaches.push(error.message);
      reportUnexpectedResponse(error);
    },
    onForbidden: async () => {
      degradation.isUserRefused = true;
      await options.onForbidden?.();
    },
    onResponse: (response: Response) => {
      setCookies.push(...response.headers.getSetCookie());
      if (response.status === 429) retryAfter = response.headers.get("retry-after");
    },
  };
  const cacheOptions = { publicCache, isLive: options.isLive ?? currentPreview() !== null, degradation };
  return {
    api: createApiClient({ ...shared, headers, ...cacheHandlers({ ...cacheOptions, hasSession }) }),
    publicApi: createApiClient({
      ...shared,
      headers: apiHeaders(request, []),
      ...cacheHandlers({ ...cacheOptions, hasSession: false }),
    }),
    hasSession,
    setCookies,
    degradation,
    get retryAfter() {
      return retryAfter;
    },
  };
}

type CacheOptions = { publicCache: PublicCache; hasSession: boolean; isLive: boolean; degradation: Degradation };

/** Only requests without a session read and fill the public cache. It is everyone's fallback when the API fails. */
function cacheHandlers({
  publicCache,
  hasSession,
  isLive,
  degradation,
}: CacheOptions): Pick<ApiClientOptions, "readCache" | "fallback"> {
  return {
    readCache: (call, address, load) => {
      const timed = () => measureCall(call, load);
      return hasSession || isLive || !isPublicCall(call) ? timed() : readPublicCache(publicCache, address, timed);
    },
    fallback: (call, address, error) => {
      if (!isApiFailure(error)) return undefined;
      if (isCallUnavailable(error)) degradation.isLimited = true;
      const cached = !isLive && isPublicCall(call) ? publicCache.peek(address) : undefined;
      if (!cached) {
        degradation.isIncomplete = true;
        return undefined;
      }
      reportHandledError(error);
      if (hasSession) degradation.isPublicFallback = true;
      return cached;
    },
  };
}

/** Runs a call and records its duration and outcome. */
async function measureCall({ name }: Pick<Call, "name">, load: LoadResponse): Promise<ValidatedData> {
  const current = meters();
  if (!current) return load();
  const startMs = performance.now();
  const record = (outcome: string) => {
    current.apiCalls.observe({ call: name, outcome }, (performance.now() - startMs) / 1000);
  };
  try {
    const data = await load();
    record("ok");
    return data;
  } catch (error) {
    record(outcomeOf(error));
    throw error;
  }
}

/** Returns a public response from the cache or the API and counts cache hits. */
function readPublicCache(publicCache: PublicCache, address: string, load: LoadResponse): Promise<ValidatedData> {
  let result = "remembered";
  const data = publicCache.get(address, () => {
    result = "asked";
    return load();
  });
  meters()?.publicResponses.inc({ result });
  return data;
}

function outcomeOf(error: unknown): string {
  if (error instanceof ClientError) return "refused";
  if (error instanceof InvalidResponseError) return "invalid";
  return error instanceof ServerError ? "failed" : "unreachable";
}
