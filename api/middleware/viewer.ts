import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../api-context";

const SESSION_COOKIE = /(?:^|;\s*)session=/;

/** Finds out who asks; a request without the session's cookie costs no query. */
export const identifyViewer = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.set("viewer", null);
  if (SESSION_COOKIE.test(context.req.header("cookie") ?? "")) {
    const { headers, response } = await context.get("identity").api.getSession({
      headers: context.req.raw.headers,
      returnHeaders: true,
    });
    for (const cookie of headers.getSetCookie()) context.header("Set-Cookie", cookie, { append: true });
    if (response) {
      const { user } = response;
      context.set("viewer", {
        userId: user.id,
        isGuest: user.isAnonymous ?? false,
        username: user.displayUsername ?? user.username ?? null,
        image: user.image ?? null,
        countryCode: user.countryCode ?? null,
      });
    }
  }
  await next();
});
