import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { IDEMPOTENCY_KEY_HEADER } from "../idempotency-key";
import type { ApiConfiguration } from "../configuration";
import type { ApiEnvironment } from "../api-context";

/** The calls that a game may make by itself. */
export const IN_GAME_PATHS = "/gg/*";
const IN_GAME_PREFIX = "/gg/";

const PREFLIGHT_MAX_AGE_SECONDS = 3600;

/** For games on origins of their own; whoever else asks from another origin gets no header that would let him read. */
const letGamesRead = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["GET", "POST", "PUT", "DELETE"],
  // GameMaker's extension sends the last one with every request, although it is a header of answers.
  allowHeaders: ["Content-Type", IDEMPOTENCY_KEY_HEADER, "Access-Control-Allow-Credentials"],
  exposeHeaders: ["Retry-After"],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** Lets trusted game origins (GAMES_ORIGINS) make the in-game calls with the player's cookies. */
export const welcomeGames = createMiddleware<ApiEnvironment>(async (context, next) => {
  const origin = context.req.header("origin");
  if (origin !== undefined && isGameOrigin(origin, context.get("configuration"))) return letGamesRead(context, next);
  await next();
  context.header("Vary", "Origin", { append: true });
});

/** Whether a trusted game asks for what games may ask for. A sandboxed frame's origin is "null": never trusted. */
export function isFromGame(path: string, origin: string | null, configuration: ApiConfiguration): boolean {
  return isInGamePath(path) && origin !== null && isGameOrigin(origin, configuration);
}

export function isInGamePath(path: string): boolean {
  return path.startsWith(IN_GAME_PREFIX);
}

function isGameOrigin(origin: string, { gamesOrigins }: ApiConfiguration): boolean {
  return gamesOrigins.includes(origin);
}
