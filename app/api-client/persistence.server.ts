import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { getSessionStatus } from "~contract/calls/session";
import { log } from "~observe/log";
import { CodedServerError, NetworkError, ServerError, UnavailableError } from "./errors";
import type { Persist } from "./exchange";

/**
 * How often the session's status is asked for again (docs/product/sessions.md#session-status); other calls hold up a
 * page for less.
 */
const SESSION_STATUS_RETRIES = 7;
const RETRIES = 2;
/** Shortest and longest wait before another try; every wait is drawn by lot, so that portals do not ask in step. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/** After so many failures in a row the API is left alone for so long; then one call finds out whether it is back. */
const FAILURES_UNTIL_OPEN = 10;
const OPEN_MS = 3_000;
/** How long other calls wait for that one before they give up. */
const PROBE_WAIT_MS = 500;

const RETRIABLE_STATUSES = [502, 503, 504];

/**
 * Tries repeatable calls again when the API was out of reach, and leaves an API alone that keeps failing. To be made
 * once per API: its memory of failures is what lets a dead API be answered for at once.
 */
export function createPersistence(): Persist {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
  });
  tellOfOutages(breaker);
  const retries = retryingUpTo(RETRIES, isRetriable);
  const sessionStatusRetries = retryingUpTo(SESSION_STATUS_RETRIES, isUnreached);
  return (request, attempt, signal) => {
    const guarded = async () => {
      try {
        if (breaker.state === CircuitState.HalfOpen) await probeEnd(breaker);
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        return await breaker.execute(attempt);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new UnavailableError(request) : error;
      }
    };
    if (!request.isRepeatable) return guarded();
    return (request.call === getSessionStatus.name ? sessionStatusRetries : retries).execute(guarded, signal);
  };
}

/** Says once that an outage has begun, however often the API is asked in it, and once that it is over. */
function tellOfOutages(breaker: CircuitBreakerPolicy): void {
  let isDown = false;
  breaker.onBreak(() => {
    if (!isDown) log.warn(`The API keeps failing: from now on it is asked once in ${String(OPEN_MS)} ms.`);
    isDown = true;
  });
  breaker.onReset(() => {
    log.warn("The API answers again.");
    isDown = false;
  });
}

function retryingUpTo(maxAttempts: number, isWorthIt: (error: Error) => boolean) {
  const backoff = new ExponentialBackoff({ initialDelay: FIRST_WAIT_MS, maxDelay: LONGEST_WAIT_MS });
  return retry(handleWhen(isWorthIt), { maxAttempts, backoff });
}

/** A refusal shows that the API is there, also one whose codes come with status 500. */
function isOutage(error: Error): boolean {
  if (error instanceof CodedServerError && !RETRIABLE_STATUSES.includes(error.status)) return false;
  return error instanceof NetworkError || isServerFailure(error);
}

function isServerFailure(error: Error): error is ServerError {
  return error instanceof ServerError && error.status >= 500;
}

function isRetriable(error: Error): boolean {
  if (error instanceof ServerError) return RETRIABLE_STATUSES.includes(error.status);
  return error instanceof NetworkError && !(error instanceof UnavailableError);
}

/** Any answer below 500 counts as reachable, and no other does. */
function isUnreached(error: Error): boolean {
  return (isOutage(error) || isServerFailure(error)) && !(error instanceof UnavailableError);
}

/** Resolves when the call that finds out about the API has ended, or takes too long. */
function probeEnd(breaker: CircuitBreakerPolicy): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const timer = setTimeout(done, PROBE_WAIT_MS);
    const listener = breaker.onStateChange(done);
  });
}
