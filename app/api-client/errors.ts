import { CORE_CALLS } from "~contract/core-calls";
import type { ApiError } from "~contract/envelope";

/** Which call it was: its name in the contract, and what went over the wire. */
export type CallName = { call: string; method: string; url: string };

/** What every failed call has in common: which call it was. */
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

/** The API refused the call and said why: an HTTP error with a list of codes. */
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

  /** True for challenge_not_found, game_not_found and the like: the thing asked for does not exist. */
  get isNotFound(): boolean {
    return this.errors.some(({ code }) => code === "not_found" || code.endsWith("_not_found"));
  }
}

/** The API could not be reached, or did not answer before the deadline. */
export class NetworkError extends ApiCallError {}

/** The API was not even asked: it has failed several times in a row and is left alone for a moment. */
export class UnavailableError extends NetworkError {
  constructor(request: CallName) {
    super("the API has failed too often and is left alone for a moment", request);
  }
}

/** The API answered with an error that names no codes. */
export class ServerError extends ApiCallError {
  readonly status: number;

  constructor(status: number, request: CallName, message = `status ${String(status)}`) {
    super(message, request);
    this.status = status;
  }
}

/** A status of 500 or above with a list of codes: the call may be repeated first, then the codes count. */
export class CodedServerError extends ServerError {
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[], request: CallName) {
    super(status, request, `status ${String(status)}: ${errors.map(({ code }) => code).join(", ")}`);
    this.errors = errors;
  }
}

/**
 * The API answered, but not with the promised shape; `path` names the failing field. `status` is at least 400 for a
 * refusal with a code that the call did not announce.
 */
export class InvalidResponseError extends ApiCallError {
  readonly path: string;
  readonly status: number;

  constructor(path: string, reason: string, request: CallName, status = 200) {
    super(`invalid response at "${path}": ${reason}`, request);
    this.path = path;
    this.status = status;
  }
}

/** True for every answer with status 403, whatever it says. */
export function isForbidden(error: unknown): boolean {
  return isAnswer(error) && error.status === 403;
}

function isAnswer(error: unknown): error is ClientError | ServerError | InvalidResponseError {
  return error instanceof ClientError || error instanceof ServerError || error instanceof InvalidResponseError;
}

/** True for everything that is the API's fault and not an answer: another time, or from memory, it may work. */
export function isApiFailure(error: unknown): error is NetworkError | ServerError | InvalidResponseError {
  return error instanceof ApiCallError && !(error instanceof ClientError);
}

/** How a server answers where it has no such call: nothing there, not by this method, or not implemented. */
const NO_SUCH_CALL = [404, 405, 501];
const CORE_NAMES: ReadonlySet<string> = new Set(CORE_CALLS.map(({ name }) => name));

/** True where the API does not have the call at all, and need not have it: trying again makes no difference. */
export function isCallUnavailable(error: unknown): error is ServerError | InvalidResponseError {
  if (!(error instanceof ServerError || error instanceof InvalidResponseError)) return false;
  return NO_SUCH_CALL.includes(error.status) && !CORE_NAMES.has(error.call);
}
