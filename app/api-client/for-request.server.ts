import { env } from "~/server/env.server";
import { noteSurvivedFailure } from "~/server/survived-failure.server";
import { apiHeaders, API_BASE_URL, fetchApi } from "./api-access.server";
import { rememberedAnswer, timedCall } from "./call-meter.server";
import { createApiClient, type Api, type ApiClientOptions } from "./client";
import { currentContainment } from "./containment.server";
import { isApiFailure, isCallUnavailable, type InvalidResponseError } from "./errors";
import { isForEverybody, type PublicAnswers } from "./public-answers.server";
import { reportUnexpectedResponse } from "./unexpected-response.server";

/** Deadline of a page's primary data (docs/product/calls.md#deadlines). */
const PRIMARY_DEADLINE_MS = 5_000;

type RequestOptions = {
  /** Told of every 403; the refusal is passed on once the promise is settled. */
  onForbidden?: () => Promise<unknown>;
  /** Asks the API even where an answer for everybody is at hand. */
  isLive?: boolean;
  /** Asks as a visitor without a session, whoever looks: for what is the same for everybody. */
  isForEverybody?: boolean;
};

/** What a page was made without, for it to say so. */
export type Shortcomings = {
  /** What in the API's answers broke the contract. */
  breaches: string[];
  /** True when the API failed and somebody with a session was given what everybody is given. */
  isImpersonal: boolean;
  /** True when the API failed and nothing stands in for what it did not say. */
  isIncomplete: boolean;
  /** True when the API refused something to this viewer, with status 403. */
  isUserRefused: boolean;
  /** True when the API does not have a call that was made. */
  isLimited: boolean;
};

export type RequestApi = {
  api: Api;
  /**
   * The same API for what does not depend on who asks: whoever looks shares the visitors' answers. Only for calls, or
   * for what is taken of their answers, that hold nothing of anybody's own.
   */
  everybody: Api;
  hasSession: boolean;
  /** The API's Set-Cookie headers, to be passed on. */
  setCookies: readonly string[];
  shortcomings: Readonly<Shortcomings>;
  /** How many seconds the API asks to wait, once it was asked too often. */
  readonly retryAfter: string | null;
};

/** A client for one page request: forwards the session's cookies and nothing else, gathers the API's Set-Cookie. */
export function createRequestApi(request: Request, options: RequestOptions = {}): RequestApi {
  const headers = apiHeaders(request, options.isForEverybody ? [] : env.SESSION_COOKIES);
  const hasSession = headers.has("cookie");
  const setCookies: string[] = [];
  const shortcomings: Shortcomings = {
    ...{ breaches: [], isImpersonal: false, isIncomplete: false, isUserRefused: false, isLimited: false },
  };
  let retryAfter: string | null = null;
  const { persist, answers } = currentContainment();
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

type Asker = { answers: PublicAnswers; hasSession: boolean; isLive: boolean; shortcomings: Shortcomings };

/**
 * Only visitors without a session fill and share the memory of answers for everybody. When the API fails, the last of
 * these stands in for what it does not say, for everybody.
 */
function memory({ answers, hasSession, isLive, shortcomings }: Asker): Pick<ApiClientOptions, "remember" | "rescue"> {
  return {
    remember: (call, address, ask) => {
      const timed = () => timedCall(call, ask);
      return hasSession || isLive || !isForEverybody(call) ? timed() : rememberedAnswer(answers, address, timed);
    },
    rescue: (call, address, error) => {
      if (!isApiFailure(error)) return undefined;
      if (isCallUnavailable(error)) shortcomings.isLimited = true;
      const held = !isLive && isForEverybody(call) ? answers.held(address) : undefined;
      if (!held) {
        shortcomings.isIncomplete = true;
        return undefined;
      }
      noteSurvivedFailure(error);
      if (hasSession) shortcomings.isImpersonal = true;
      return held;
    },
  };
}
