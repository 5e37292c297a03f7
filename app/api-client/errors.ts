import type { ApiError } from "~contract/envelope";

/** What every failed call has in common: which call it was. */
export abstract class ApiCallError extends Error {
  readonly method: string;
  readonly url: string;

  constructor(message: string, request: { method: string; url: string }, cause?: unknown) {
    super(`${request.method} ${request.url}: ${message}`, { cause });
    this.method = request.method;
    this.url = request.url;
    this.name = new.target.name;
  }
}

/** The API refused the call and said why: an HTTP error with a list of codes (spec section 7). */
export class ClientError extends ApiCallError {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[], request: { method: string; url: string }) {
    super(errors.map((error) => error.code).join(", "), request);
    this.status = status;
    this.errors = errors;
  }

  has(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }

  /** True for challenge_not_found, game_not_found and the like: the thing asked for does not exist. */
  get isNotFound(): boolean {
    return this.errors.some((error) => error.code.endsWith("_not_found"));
  }
}

/** The API could not be reached, or did not answer before the deadline. */
export class NetworkError extends ApiCallError {}

/** The API answered with an error that names no codes (spec section 7: "anything else"). */
export class ServerError extends ApiCallError {
  readonly status: number;

  constructor(status: number, request: { method: string; url: string }) {
    super(`status ${String(status)}`, request);
    this.status = status;
  }
}

/** The API answered, but not with the promised shape; `path` names the failing field (spec section 5). */
export class InvalidResponseError extends ApiCallError {
  readonly path: string;

  constructor(path: string, reason: string, request: { method: string; url: string }) {
    super(`invalid response at "${path}": ${reason}`, request);
    this.path = path;
  }
}
