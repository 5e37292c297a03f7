import type { z } from "zod";
import type { Call, CallData } from "~contract/define-call";
import { failureEnvelope, successEnvelope } from "~contract/envelope";
import { sharedErrorCodes } from "~contract/suspension";
import { buildCallRequest, type CallArguments, type CallRequest, type RequiredParts } from "./call-request";
import { startDeadline, type Deadline } from "./deadline";
import { ClientError, CodedServerError, InvalidResponseError, isForbidden, ServerError } from "./errors";
import { exchange, type Exchange } from "./exchange";
import { unexpectedCodeError, type UnexpectedResponseHandler } from "./unexpected-response";

const URI_TOO_LONG = 414;

export type ValidatedData = { data: unknown; bytes: number };

export type ApiClientOptions = Exchange & {
  baseUrl: string;
  headers: Headers;
  deadlineMs: number;
  /** True at the end of `deadlineMs` begins it anew; a time limit of `within` ends. */
  isDeadlineHeld?: () => Promise<boolean>;
  onUnexpectedResponse: UnexpectedResponseHandler;
  onForbidden: () => Promise<unknown>;
  readCache: (call: Call, address: string, load: () => Promise<ValidatedData>) => Promise<ValidatedData>;
  fallback: (call: Call, address: string, error: unknown) => ValidatedData | undefined;
};

/** Returns a call's validated `data`. Rejects with ClientError, NetworkError, ServerError or InvalidResponseError. */
export type CallApi = CallApiOr<never>;

export type CallApiIfAvailable = CallApiOr<null>;

type CallApiOr<Fallback> = <C extends Call>(
  call: C,
  ...args: keyof RequiredParts<C> extends never ? [CallArguments<C>?] : [CallArguments<C>]
) => Promise<CallData<C> | Fallback>;

export type Api = CallApi & {
  within: (milliseconds: number) => CallApi;
};

/** Creates the client: builds the URL, sends the request, validates the response. */
export function createApiClient(options: ApiClientOptions): Api {
  const callWithin =
    (remainingMs: () => number, isHeld?: () => Promise<boolean>): CallApi =>
    async (call, ...[input]) => {
      const request = buildCallRequest(options, call, input ?? {});
      const { data } = await callWithDeadline(call, request, startDeadline(remainingMs(), request, isHeld), options);
      return data as CallData<typeof call>;
    };
  const within = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    return callWithin(() => Math.max(0, end - performance.now()));
  };
  return Object.assign(
    callWithin(() => options.deadlineMs, options.isDeadlineHeld),
    { within },
  );
}

async function callWithDeadline(call: Call, request: CallRequest, deadline: Deadline, options: ApiClientOptions) {
  try {
    const result = options.readCache(call, request.url, () => fetchData(call, request, deadline, options));
    // The cache may wait for a call that another request started with a later deadline.
    return await Promise.race([result, deadline.expired]);
  } catch (error) {
    if (isForbidden(error)) await Promise.race([options.onForbidden(), deadline.expired]).catch(() => undefined);
    const fallbackData = options.fallback(call, request.url, error);
    if (!fallbackData) throw error;
    return fallbackData;
  } finally {
    deadline.clear();
  }
}

async function fetchData(call: Call, request: CallRequest, deadline: Deadline, options: ApiClientOptions) {
  const fail = (error: unknown): never => {
    if (error instanceof InvalidResponseError) options.onUnexpectedResponse(error);
    if (error instanceof CodedServerError) throw toClientError(call, error, request, options);
    throw error;
  };
  const { status, body, bytes } = await exchange(request, deadline, options).catch(fail);
  if (status >= 400) throw toResponseError(call, status, body, request, options);
  const parsed = successEnvelope(call.data).safeParse(body);
  return parsed.success ? { data: parsed.data.data, bytes } : fail(toInvalidResponseError(parsed.error, request));
}

function toResponseError(call: Call, status: number, body: unknown, request: CallRequest, options: ApiClientOptions) {
  const parsed = failureEnvelope.safeParse(body);
  if (!parsed.success) return new ServerError(status, request);
  return toClientError(call, { status, errors: parsed.data.errors }, request, options);
}

type ErrorResponse = Pick<ClientError, "status" | "errors">;

function toClientError(call: Call, { status, errors }: ErrorResponse, request: CallRequest, options: ApiClientOptions) {
  const expected: readonly string[] = [
    ...call.errorCodes,
    ...sharedErrorCodes(call),
    // Any call can get a 414: a page's own input can make the URL too long.
    ...(status === URI_TOO_LONG ? ["invalid_request_payload"] : []),
  ];
  const unexpected = errors.find((error) => !expected.includes(error.code));
  if (unexpected) options.onUnexpectedResponse(unexpectedCodeError(unexpected.code, expected, request, status));
  return new ClientError(status, errors, request);
}

function toInvalidResponseError({ issues: [issue] }: z.ZodError, request: CallRequest): InvalidResponseError {
  return new InvalidResponseError(issue?.path.map(String).join(".") ?? "", issue?.message ?? "unknown", request);
}
