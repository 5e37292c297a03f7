import type { z } from "zod";
import type { Call, CallData } from "~contract/define-call";
import { failureEnvelope, successEnvelope } from "~contract/envelope";
import { UNIVERSAL_ERROR_CODES } from "~contract/error-codes";
import { buildCallRequest, type CallArguments, type CallRequest, type RequiredParts } from "./call-request";
import { startDeadline, type Deadline } from "./deadline";
import { ClientError, CodedServerError, InvalidResponseError, isForbidden, ServerError } from "./errors";
import { exchange, type Exchange } from "./exchange";
import { unexpectedCodeError, type UnexpectedResponseHandler } from "./unexpected-response";

const URI_TOO_LONG = 414;

/** Checked data of a call, and the size of the answer that it came in. */
export type CheckedData = { data: unknown; bytes: number };

export type ApiClientOptions = Exchange & {
  baseUrl: string;
  /** Sent with every call, e.g. the session's cookies. */
  headers: Headers;
  /** Milliseconds until a call is given up, its body and its repetitions included. */
  deadlineMs: number;
  onUnexpectedResponse: UnexpectedResponseHandler;
  /** Told of every 403; the error is passed on once the promise is settled, or the call's time is over. */
  onForbidden: () => Promise<unknown>;
  /** May give the data of a call from memory instead of asking. */
  remember: (call: Call, address: string, ask: () => Promise<CheckedData>) => Promise<CheckedData>;
  /** May give data in the place of a failed call's; undefined passes the failure on. */
  rescue: (call: Call, address: string, error: unknown) => CheckedData | undefined;
};

/**
 * Asks the API: `ask(getGame, { params: { gameId }, query: {} })` resolves with the checked `data`. Rejects with one of
 * four classes: ClientError, NetworkError, ServerError, InvalidResponseError.
 */
export type Ask = AskOr<never>;

/** As Ask; resolves with null where the API does not have the call. */
export type AskIfOffered = AskOr<null>;

type AskOr<Nothing> = <C extends Call>(
  call: C,
  ...args: keyof RequiredParts<C> extends never ? [CallArguments<C>?] : [CallArguments<C>]
) => Promise<CallData<C> | Nothing>;

export type Api = Ask & {
  /** The same API for things that have to be done in so many milliseconds from now, all calls together. */
  within: (milliseconds: number) => Ask;
};

/** The one fetch of the product: builds the URL, sends, opens the envelope, checks the shape. */
export function createApiClient(options: ApiClientOptions): Api {
  const askWithin =
    (timeLeftMs: () => number): Ask =>
    async (call, ...[input]) => {
      const request = buildCallRequest(options, call, input ?? {});
      const { data } = await askInTime(call, request, startDeadline(timeLeftMs(), request), options);
      return data as CallData<typeof call>;
    };
  const within = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    return askWithin(() => Math.max(0, end - performance.now()));
  };
  return Object.assign(
    askWithin(() => options.deadlineMs),
    { within },
  );
}

async function askInTime(call: Call, request: CallRequest, deadline: Deadline, options: ApiClientOptions) {
  try {
    const answer = options.remember(call, request.url, () => askApi(call, request, deadline, options));
    // Memory may wait for a call that somebody with more time has begun.
    return await Promise.race([answer, deadline.passed]);
  } catch (error) {
    if (isForbidden(error)) await Promise.race([options.onForbidden(), deadline.passed]).catch(() => undefined);
    const rescued = options.rescue(call, request.url, error);
    if (!rescued) throw error;
    return rescued;
  } finally {
    deadline.clear();
  }
}

async function askApi(call: Call, request: CallRequest, deadline: Deadline, options: ApiClientOptions) {
  const fail = (error: unknown): never => {
    if (error instanceof InvalidResponseError) options.onUnexpectedResponse(error);
    if (error instanceof CodedServerError) throw refusal(call, error, request, options);
    throw error;
  };
  const { status, body, bytes } = await exchange(request, deadline, options).catch(fail);
  if (status >= 400) throw failure(call, status, body, request, options);
  const parsed = successEnvelope(call.data).safeParse(body);
  return parsed.success ? { data: parsed.data.data, bytes } : fail(mismatch(parsed.error, request));
}

function failure(call: Call, status: number, body: unknown, request: CallRequest, options: ApiClientOptions) {
  const parsed = failureEnvelope.safeParse(body);
  if (!parsed.success) return new ServerError(status, request);
  return refusal(call, { status, errors: parsed.data.errors }, request, options);
}

type Refusal = Pick<ClientError, "status" | "errors">;

function refusal(call: Call, { status, errors }: Refusal, request: CallRequest, options: ApiClientOptions) {
  const expected: readonly string[] = [
    ...call.errorCodes,
    ...UNIVERSAL_ERROR_CODES,
    // Stands around all calls as well: what a page was asked for makes a call's address too long.
    ...(status === URI_TOO_LONG ? ["invalid_request_payload"] : []),
  ];
  const unexpected = errors.find((error) => !expected.includes(error.code));
  if (unexpected) options.onUnexpectedResponse(unexpectedCodeError(unexpected.code, expected, request, status));
  return new ClientError(status, errors, request);
}

function mismatch({ issues: [issue] }: z.ZodError, request: CallRequest): InvalidResponseError {
  return new InvalidResponseError(issue?.path.map(String).join(".") ?? "", issue?.message ?? "unknown", request);
}
