import { cors } from "hono/cors";
import type { ApiEnvironment } from "../api-context";
import { createMiddleware } from "hono/factory";

export const STATS_PATH = "/v2/events";

const PREFLIGHT_MAX_AGE_SECONDS = 3600;

const siteCors = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["POST"],
  allowHeaders: ["Content-Type"],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** CORS for the site's pages when the API has its own origin. */
export const allowSiteOrigin = createMiddleware<ApiEnvironment>(async (context, next) => {
  const site = new URL(context.get("configuration").siteUrl).origin;
  if (context.req.header("origin") === site) return siteCors(context, next);
  await next();
  context.header("Vary", "Origin", { append: true });
});
