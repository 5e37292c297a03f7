import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../api-context";

const HSTS_SECONDS = 63_072_000;

const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Defaults: pages, game files and pictures set their own headers. */
export const setApiSecurityHeaders = createMiddleware<ApiEnvironment>(async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) context.header(name, value);
  const { publicApiBaseUrl } = context.get("configuration");
  if (publicApiBaseUrl.startsWith("https:")) {
    context.header("Strict-Transport-Security", `max-age=${String(HSTS_SECONDS)}; includeSubDomains`);
  }
});
