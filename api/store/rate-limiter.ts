import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { callCounts } from "../db/schema/call-counts";
import type { RateLimit } from "../rate-limits/limits";

export type RateLimiter = {
  /**
   * Counts a call of `caller`, or as much as it weighs, in one query; a caller known to be over the limit costs none.
   * @throws ApiFailure too_many_requests
   */
  count(limit: Omit<RateLimit, "per">, caller: string, weight?: number): Promise<void>;
};

/**
 * Counts in the database, so that all processes on it share their limits. Tests sweep nothing: they close the database
 * while a sweep would be due.
 */
export function createRateLimiter(database: Database, { isTest }: { isTest: boolean }): RateLimiter {
  const limiters = new Map<string, RateLimiterDrizzle>();

  function limiterOf({ name, calls, windowSeconds }: Omit<RateLimit, "per">): RateLimiterDrizzle {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: callCounts,
      keyPrefix: name,
      points: calls,
      duration: windowSeconds,
      inMemoryBlockOnConsumed: calls,
      // All limits share a table: one of them sweeps it.
      clearExpiredByTimeout: limiters.size === 0 && !isTest,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(limit, caller, weight = 1) {
      try {
        await limiterOf(limit).consume(caller, weight);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
      }
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): ApiFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `Too many requests: try again in ${String(retryAfterSeconds)} s.`;
  return new ApiFailure("too_many_requests", { retryAfterSeconds, details: { message } });
}
