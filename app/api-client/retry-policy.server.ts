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
import type { RetryPolicy } from "./exchange";

/** Retries of the session status (docs/product/sessions.md#session-status); other calls delay a page for less. */
const SESSION_STATUS_RETRIES = 7;
const RETRIES = 2;
/** Shortest and longest backoff; cockatiel adds jitter, so that portals do not retry in step. */
const MIN_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 1_000;

const FAILURES_UNTIL_OPEN = 10;
const OPEN_MS = 3_000;
const PROBE_WAIT_MS = 500;

const RETRIABLE_STATUSES = [502, 503, 504];

/** Creates the retry policy and circuit breaker; one per API, since the breaker counts consecutive failures. */
export function createRetryPolicy(): RetryPolicy {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
  });
  logOutages(breaker);
  const retries = retryUpTo(RETRIES, isRetriable);
  const sessionStatusRetries = retryUpTo(SESSION_STATUS_RETRIES, isUnreachable);
  return (request, attempt, signal) => {
    const guarded = async () => {
      try {
        if (breaker.state === CircuitState.HalfOpen) await waitForProbe(breaker);
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

function logOutages(breaker: CircuitBreakerPolicy): void {
  let isDown = false;
  breaker.onBreak(() => {
    if (!isDown) log.warn(`The API keeps failing: from now on it is called once in ${String(OPEN_MS)} ms.`);
    isDown = true;
  });
  breaker.onReset(() => {
    log.warn("The API responds again.");
    isDown = false;
  });
}

function retryUpTo(maxAttempts: number, shouldRetry: (error: Error) => boolean) {
  const backoff = new ExponentialBackoff({ initialDelay: MIN_BACKOFF_MS, maxDelay: MAX_BACKOFF_MS });
  return retry(handleWhen(shouldRetry), { maxAttempts, backoff });
}

/** An error with codes proves that the API is up, even with status 500. */
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

function isUnreachable(error: Error): boolean {
  return (isOutage(error) || isServerFailure(error)) && !(error instanceof UnavailableError);
}

function waitForProbe(breaker: CircuitBreakerPolicy): Promise<void> {
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
