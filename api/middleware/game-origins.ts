import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { IDEMPOTENCY_KEY_HEADER } from "../idempotency-key";
import type { ApiConfiguration } from "../configuration";
import type { ApiEnvironment } from "../api-context";

export const IN_GAME_PATHS = "/gg/*";
const IN_GAME_PREFIX = "/gg/";

const PREFLIGHT_MAX_AGE_SECONDS = 3600;

const gameCors = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["GET", "POST", "PUT", "DELETE"],
  // GameMaker's extension sends the last one with every request, although it is a response header.
  allowHeaders: ["Content-Type", IDEMPOTENCY_KEY_HEADER, "Access-Control-Allow-Credentials"],
  exposeHeaders: ["Retry-After"],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** CORS for trusted game origins (GAMES_ORIGINS), with the player's cookies. */
export const allowGameOrigins = createMiddleware<ApiEnvironment>(async (context, next) => {
  const origin = context.req.header("origin");
  if (origin !== undefined && isGameOrigin(origin, context.get("configuration"))) return gameCors(context, next);
  await next();
  context.header("Vary", "Origin", { append: true });
});

/** A sandboxed iframe has the origin "null", which is never trusted. */
export function isFromGame(path: string, origin: string | null, configuration: ApiConfiguration): boolean {
  return isInGamePath(path) && origin !== null && isGameOrigin(origin, configuration);
}

export function isInGamePath(path: string): boolean {
  return path.startsWith(IN_GAME_PREFIX);
}

function isGameOrigin(origin: string, { gamesOrigins }: ApiConfiguration): boolean {
  return gamesOrigins.includes(origin);
}
