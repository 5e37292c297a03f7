import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { callCounts } from "../db/schema/call-counts";
import type { RateLimit } from "../rate-limits/limits";

export type RateLimiter = {
  /** One query per call; none for a caller that is already over the limit. */
  count(limit: Omit<RateLimit, "per">, caller: string, weight?: number): Promise<void>;
};

/** Processes share the counts in the database. */
export function createRateLimiter(database: Database): RateLimiter {
  const limiters = new Map<string, RateLimiterDrizzle>();

  function limiterOf({ name, calls, windowSeconds }: Omit<RateLimit, "per">): RateLimiterDrizzle {
    const existing = limiters.get(name);
    if (existing) return existing;
    const limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: callCounts,
      keyPrefix: name,
      points: calls,
      duration: windowSeconds,
      inMemoryBlockOnConsumed: calls,
      // A timer would outlive the database: expired counts go with the hourly clean-up.
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(limit, caller, weight = 1) {
      try {
        await limiterOf(limit).consume(caller, weight);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? toTooManyRequests(reason) : reason;
      }
    },
  };
}

export async function deleteExpiredCounts(database: Database, now: Date): Promise<void> {
  await database.delete(callCounts).where(lt(callCounts.expire, now));
}

function toTooManyRequests({ msBeforeNext }: RateLimiterRes): ApiFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `Too many requests: try again in ${String(retryAfterSeconds)} s.`;
  return new ApiFailure("too_many_requests", { retryAfterSeconds, details: { message } });
}
