import { type ApiError, failureEnvelope } from "~contract/envelope";
import type { CallRequest } from "./call-request";
import type { Deadline } from "./deadline";
import { CodedServerError, InvalidResponseError, NetworkError, ServerError } from "./errors";
import { parseResponseJson } from "./response-json";

/** Largest response body in bytes after decompression; the largest configuration is below a tenth of it. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

export type Fetch = (request: Request) => Promise<Response>;

/** Retry policy: calls `attempt` until it resolves or a retry is useless; never after the signal is aborted. */
export type RetryPolicy = <Result>(
  request: CallRequest,
  attempt: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

export type Exchange = {
  fetch: Fetch;
  retry: RetryPolicy;
  onResponse: (response: Response) => void;
};

export type ApiResponse = { status: number; body: unknown; bytes: number };

/** Sends a call and reads its whole response. Rejects with NetworkError, ServerError or InvalidResponseError. */
export function exchange(request: CallRequest, deadline: Deadline, options: Exchange): Promise<ApiResponse> {
  const attempt = () => {
    deadline.signal.throwIfAborted();
    return Promise.race([tryOnce(request, deadline.signal, options), deadline.expired]);
  };
  return options.retry(request, attempt, deadline.signal);
}

async function tryOnce(request: CallRequest, signal: AbortSignal, options: Exchange): Promise<ApiResponse> {
  const unreachable = (cause: unknown): never => {
    throw new NetworkError("the API cannot be reached", request, cause);
  };
  const response = await options.fetch(new Request(request.url, { ...request.init, signal })).catch(unreachable);
  options.onResponse(response);
  const { status } = response;
  if (status >= 500) throw await serverFailure(response, request);
  if (status >= 300 && status < 400) {
    cancelBody(response);
    throw new ServerError(status, request);
  }
  const body = await readResponseBody(response).catch(unreachable);
  if (status < 300 && request.isBodyIgnored) return { status, body: { data: null }, bytes: 0 };
  if (!body) throw unreadable(status, `longer than ${String(MAX_RESPONSE_BYTES)} bytes`, request);
  try {
    return { status, body: parseResponseJson(body.text), bytes: body.bytes };
  } catch {
    throw unreadable(status, "not JSON", request);
  }
}

async function serverFailure(response: Response, request: CallRequest): Promise<ServerError> {
  const { status } = response;
  const errors = await readErrors(response).catch(() => []);
  const isCoded = errors.some(({ code }) => code !== "internal_error");
  return isCoded ? new CodedServerError(status, errors, request) : new ServerError(status, request);
}

async function readErrors(response: Response): Promise<readonly ApiError[]> {
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) {
    cancelBody(response);
    return [];
  }
  const body = await readResponseBody(response);
  const parsed = body && failureEnvelope.safeParse(parseResponseJson(body.text));
  return parsed?.success ? parsed.data.errors : [];
}

function cancelBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

function unreadable(status: number, reason: string, request: CallRequest) {
  return status >= 400 ? new ServerError(status, request) : new InvalidResponseError("", reason, request);
}

/** Reads a body as text, with its length in bytes; null when it is longer than MAX_RESPONSE_BYTES. */
async function readResponseBody(response: Response): Promise<{ text: string; bytes: number } | null> {
  if (!response.body) return { text: "", bytes: 0 };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
