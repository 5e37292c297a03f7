import * as z from "zod";

const UNIQUE_VIOLATION = "23505";
/** The driver's error, as drizzle wraps it; both drivers name code and constraint alike. */
const failedQuery = z.object({ cause: z.object({ code: z.literal(UNIQUE_VIOLATION), constraint: z.string() }) });

/** The unique constraint that a query broke; null for any other error. */
export function findViolatedConstraint(error: unknown): string | null {
  return failedQuery.safeParse(error).data?.cause.constraint ?? null;
}
