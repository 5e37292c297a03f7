import { addMinutes } from "date-fns";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "../../tests/setup/database";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { callCounts } from "../db/schema";
import type { RateLimit } from "../rate-limits/limits";
import { createRateLimiter, deleteExpiredCounts, type RateLimiter } from "./rate-limiter";

const TEN_A_MINUTE: RateLimit = { name: "test", calls: 10, windowSeconds: 60, per: "viewer" };

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});

async function countAllowed(
  limiters: readonly [RateLimiter, ...RateLimiter[]],
  calls: number,
  caller = "mira",
): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: calls }, (_, index) =>
      (limiters[index % limiters.length] ?? limiters[0]).count(TEN_A_MINUTE, caller),
    ),
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  for (const refusal of refusals) {
    if (!(refusal instanceof ApiFailure)) throw refusal;
    expect(refusal).toMatchObject({ code: "too_many_requests", status: 429 });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(50);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
  }
  return calls - refusals.length;
}

describe("the rate limiter", () => {
  it("counts correctly under concurrency, separately for each caller", async () => {
    const limiter = createRateLimiter(database);
    expect(await countAllowed([limiter], 40)).toBe(10);
    expect(await countAllowed([limiter], 5, "noor")).toBe(5);
    expect(await countAllowed([limiter], 1)).toBe(0);
  });

  it("shares the count among all processes on one database", async () => {
    expect(await countAllowed([createRateLimiter(database), createRateLimiter(database)], 40)).toBe(10);
    expect(await countAllowed([createRateLimiter(database)], 1)).toBe(0);
  });

  it("restarts the count after the window", async () => {
    await countAllowed([createRateLimiter(database)], 11);
    await database.update(callCounts).set({ expire: sql`now() - interval '1 second'` });
    expect(await countAllowed([createRateLimiter(database)], 11)).toBe(10);
    const rows = await database.select().from(callCounts).where(eq(callCounts.key, "test:mira"));
    expect(rows).toMatchObject([{ points: 11 }]);
  });

  it("deletes expired counts and keeps running ones", async () => {
    const limiter = createRateLimiter(database);
    const now = new Date();
    await limiter.count({ ...TEN_A_MINUTE, windowSeconds: 3_600 }, "noor");
    await limiter.count({ ...TEN_A_MINUTE, name: "short" }, "mira");
    await deleteExpiredCounts(database, addMinutes(now, 2));
    expect(await database.select({ key: callCounts.key }).from(callCounts)).toEqual([{ key: "test:noor" }]);
  });

  it("queries the database once for each call, and not at all for a caller over the limit", async () => {
    const limiter = createRateLimiter(database);
    const queries = vi.spyOn(database, "insert");
    await limiter.count(TEN_A_MINUTE, "mira");
    expect(queries).toHaveBeenCalledTimes(1);
    await countAllowed([limiter], 10);
    queries.mockClear();
    expect(await countAllowed([limiter], 3)).toBe(0);
    expect(queries).not.toHaveBeenCalled();
    queries.mockRestore();
  });
});
