import type { MiddlewareHandler } from "hono";
import { log } from "~observe/log";
import type { ApiEnvironment } from "../api-context";
import type { Database } from "../db/database";
import { findDue } from "../store/find-due";
import { publishDueDrafts } from "../store/drafts/due-drafts";
import { publishDueReviews } from "../store/reviews/decide-review";

/** How late scheduled content appears at most, besides the caches. */
const CHECK_MS = 2_000;

/** With requests rather than a timer: no process has to stay alive for a schedule, and each may publish what is due. */
export function publishDueContent(): MiddlewareHandler<ApiEnvironment> {
  let checkedAt = -Infinity;
  return async (context, next) => {
    const now = performance.now();
    if (now - checkedAt >= CHECK_MS) {
      checkedAt = now;
      await publishDue(context.get("database"), new Date()).catch(logFailure);
    }
    await next();
  };
}

/** Games first: other content may be about them. */
async function publishDue(database: Database, now: Date): Promise<void> {
  const due = await findDue(database, now);
  if (due.has("review")) await publishDueReviews(database, now);
  if (due.has("draft")) await publishDueDrafts(database, now);
}

function logFailure(error: unknown): void {
  log.error({ err: error }, "Scheduled content was not published");
}
