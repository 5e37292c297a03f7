import { CORE_CALLS } from "~contract/core-calls";
import type { ApiError } from "~contract/envelope";

export type CallName = { call: string; method: string; url: string };

export abstract class ApiCallError extends Error {
  readonly call: string;
  readonly method: string;
  readonly url: string;

  constructor(message: string, { call, method, url }: CallName, cause?: unknown) {
    super(`${method} ${url}: ${message}`, { cause });
    this.call = call;
    this.method = method;
    this.url = url;
    this.name = new.target.name;
  }
}

/** The API returned an HTTP error with a list of codes. */
export class ClientError extends ApiCallError {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[], request: CallName) {
    super(errors.map((error) => error.code).join(", "), request);
    this.status = status;
    this.errors = errors;
  }

  has(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }

  get isNotFound(): boolean {
    return this.errors.some(({ code }) => code === "not_found" || code.endsWith("_not_found"));
  }
}

export class NetworkError extends ApiCallError {}

/** The circuit breaker is open; no request was sent. */
export class UnavailableError extends NetworkError {
  constructor(request: CallName) {
    super("the API has failed too often; the circuit breaker is open", request);
  }
}

export class ServerError extends ApiCallError {
  readonly status: number;

  constructor(status: number, request: CallName, message = `status ${String(status)}`) {
    super(message, request);
    this.status = status;
  }
}

/** A status of 500 or above with codes: the call may be retried first, then the codes count. */
export class CodedServerError extends ServerError {
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[], request: CallName) {
    super(status, request, `status ${String(status)}: ${errors.map(({ code }) => code).join(", ")}`);
    this.errors = errors;
  }
}

/** The response breaks the contract at `path`. `status` is at least 400 for an undeclared error code. */
export class InvalidResponseError extends ApiCallError {
  readonly path: string;
  readonly status: number;

  constructor(path: string, reason: string, request: CallName, status = 200) {
    super(`invalid response at "${path}": ${reason}`, request);
    this.path = path;
    this.status = status;
  }
}

/** True for every response with status 403. */
export function isForbidden(error: unknown): boolean {
  return isErrorResponse(error) && error.status === 403;
}

function isErrorResponse(error: unknown): error is ClientError | ServerError | InvalidResponseError {
  return error instanceof ClientError || error instanceof ServerError || error instanceof InvalidResponseError;
}

/** True for failures of the API itself: a retry or the cache may help. */
export function isApiFailure(error: unknown): error is NetworkError | ServerError | InvalidResponseError {
  return error instanceof ApiCallError && !(error instanceof ClientError);
}

const UNIMPLEMENTED_STATUSES = [404, 405, 501];
const CORE_NAMES: ReadonlySet<string> = new Set(CORE_CALLS.map(({ name }) => name));

/** True where the API does not implement an optional call; a retry does not help. */
export function isCallUnavailable(error: unknown): error is ServerError | InvalidResponseError {
  if (!(error instanceof ServerError || error instanceof InvalidResponseError)) return false;
  return UNIMPLEMENTED_STATUSES.includes(error.status) && !CORE_NAMES.has(error.call);
}
