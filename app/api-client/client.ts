import type { z } from "zod";
import type { Call, CallData } from "~contract/define-call";
import { failureEnvelope, successEnvelope } from "~contract/envelope";
import { UNIVERSAL_ERROR_CODES } from "~contract/error-codes";
import { buildCallRequest, type CallArguments } from "./call-request";
import { ClientError, InvalidResponseError, NetworkError, ServerError } from "./errors";
import { unexpectedCodeError, type UnexpectedResponseHandler } from "./unexpected-response";

export type Fetch = (request: Request) => Promise<Response>;

export type ApiClientOptions = {
  baseUrl: string;
  fetch: Fetch;
  headers: Headers;
  /** Milliseconds until a call is given up, its body included. */
  deadlineMs: number;
  onUnexpectedResponse: UnexpectedResponseHandler;
  /** What to throw for a refusal; a page makes a 404 of "not found". */
  toThrown: (error: ClientError) => Error | Response;
  /** May give the data of a GET call from memory instead of asking. */
  remember: (address: string, ask: () => Promise<unknown>) => Promise<unknown>;
  /** Sees every answer before it is read, e.g. to gather its cookies. */
  onResponse: (response: Response) => void;
};

/** Asks the API: `api(getGame, { params: { gameId }, query: {} })` resolves with the checked `data`. */
export type Api = <C extends Call>(
  call: C,
  ...args: keyof CallArguments<C> extends never ? [] : [CallArguments<C>]
) => Promise<CallData<C>>;

type RequestName = { method: string; url: string };

/**
 * The one fetch of the product (spec section 7): builds the URL, sends, opens the envelope, checks the shape.
 * Rejects with ClientError, NetworkError, ServerError or InvalidResponseError.
 */
export function createApiClient(options: ApiClientOptions): Api {
  return async (call, ...[input]) => {
    const { url, init } = buildCallRequest(options.baseUrl, call, input ?? {});
    const ask = () => askApi(call, url, withHeaders(init, options.headers), options);
    const data = call.method === "GET" ? await options.remember(url, ask) : await ask();
    return data as CallData<typeof call>;
  };
}

async function askApi(call: Call, url: string, init: RequestInit, options: ApiClientOptions): Promise<unknown> {
  const name = { method: call.method, url };
  const { status, body } = await exchange(url, init, options, name);
  if (status >= 400) throw failure(call, status, body, name, options);
  const parsed = successEnvelope(call.data).safeParse(body);
  if (!parsed.success) throw mismatch(parsed.error, name, options);
  return parsed.data.data;
}

function withHeaders(init: RequestInit, extra: Headers): RequestInit {
  const headers = new Headers(init.headers);
  extra.forEach((value, key) => headers.set(key, value));
  return { ...init, headers, redirect: "manual" };
}

async function exchange(url: string, init: RequestInit, options: ApiClientOptions, name: RequestName) {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkError(`no answer within ${String(options.deadlineMs)} ms`, name));
      abort.abort();
    }, options.deadlineMs);
  });
  try {
    // The race, since an embedded API has no transport that the signal could end.
    return await Promise.race([
      readAnswer(new Request(url, { ...init, signal: abort.signal }), options, name),
      deadline,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function readAnswer(request: Request, options: ApiClientOptions, name: RequestName) {
  let text: string;
  let response: Response;
  try {
    response = await options.fetch(request);
    options.onResponse(response);
    text = await response.text();
  } catch (cause) {
    throw new NetworkError("the API cannot be reached", name, cause);
  }
  // A redirect is nothing an API call may answer with; following it could hand the cookies to another host.
  if (response.status >= 300 && response.status < 400) throw new ServerError(response.status, name);
  return { status: response.status, body: parseJson(text, response.status, name) };
}

function parseJson(text: string, status: number, name: RequestName): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) throw new ServerError(status, name);
    throw new InvalidResponseError("", "not JSON", name);
  }
}

function failure(call: Call, status: number, body: unknown, name: RequestName, options: ApiClientOptions) {
  const parsed = failureEnvelope.safeParse(body);
  if (!parsed.success || status >= 500) return new ServerError(status, name);
  const expected: readonly string[] = [...call.errorCodes, ...UNIVERSAL_ERROR_CODES];
  const unexpected = parsed.data.errors.find((error) => !expected.includes(error.code));
  if (unexpected) options.onUnexpectedResponse(unexpectedCodeError(unexpected.code, expected, name));
  return options.toThrown(new ClientError(status, parsed.data.errors, name));
}

function mismatch(error: z.ZodError, name: RequestName, options: ApiClientOptions): InvalidResponseError {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join(".") ?? "";
  const invalid = new InvalidResponseError(path, issue?.message ?? "unknown", name);
  options.onUnexpectedResponse(invalid);
  return invalid;
}
