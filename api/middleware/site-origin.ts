import { cors } from "hono/cors";
import type { ApiEnvironment } from "../api-context";
import { createMiddleware } from "hono/factory";

/** Where the site's pages send measurements to. */
export const STATS_PATH = "/v2/events";

const PREFLIGHT_MAX_AGE_SECONDS = 3600;

const letSiteSend = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["POST"],
  allowHeaders: ["Content-Type"],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** Lets the site's pages, and nobody else's, send measurements when the API has an origin of its own. */
export const welcomeSite = createMiddleware<ApiEnvironment>(async (context, next) => {
  const site = new URL(context.get("configuration").siteUrl).origin;
  if (context.req.header("origin") === site) return letSiteSend(context, next);
  await next();
  context.header("Vary", "Origin", { append: true });
});
