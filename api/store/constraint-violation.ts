import * as z from "zod";

const UNIQUE_VIOLATION = "23505";
/** Drizzle wraps the driver's error; pg and PGlite use the same fields. */
const failedQuery = z.object({ cause: z.object({ code: z.literal(UNIQUE_VIOLATION), constraint: z.string() }) });

export function findViolatedConstraint(error: unknown): string | null {
  return failedQuery.safeParse(error).data?.cause.constraint ?? null;
}
