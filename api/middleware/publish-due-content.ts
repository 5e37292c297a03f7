import type { MiddlewareHandler } from "hono";
import { log } from "~observe/log";
import type { ApiEnvironment } from "../api-context";
import { publishDue } from "../store/publish-due";

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

function logFailure(error: unknown): void {
  log.error({ err: error }, "Scheduled content was not published");
}
