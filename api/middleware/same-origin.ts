import { createMiddleware } from "hono/factory";
import { ApiFailure } from "../api-failure";
import type { ApiConfiguration } from "../configuration";
import type { ApiEnvironment } from "../api-context";
import { isFromGame } from "./game-origins";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** CSRF protection. Servers send neither header, and no visitor's cookies. */
export const rejectCrossOriginWrites = createMiddleware<ApiEnvironment>(async (context, next) => {
  const configuration = context.get("configuration");
  const { headers } = context.req.raw;
  const isChange = !SAFE_METHODS.includes(context.req.method);
  const isGame = isFromGame(context.req.path, headers.get("origin"), configuration);
  if (isChange && !isGame && isFromOtherOrigin(headers, configuration)) {
    throw new ApiFailure("invalid_request_payload", {
      status: 403,
      details: { message: "Requests of other sites are refused." },
    });
  }
  await next();
});

function isFromOtherOrigin(headers: Headers, configuration: ApiConfiguration): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = headers.get("origin");
  if (origin !== null) return !ownOrigins(configuration).includes(origin);
  return site !== null;
}

/** Also covers links, images and iframes, for which browsers send no Origin header. */
export function isCrossSiteRequest({ headers }: Request, configuration: ApiConfiguration): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  if (site === "cross-site") return true;
  const page = headers.get("origin") ?? headers.get("referer");
  if (page === null) return site !== null;
  return !URL.canParse(page) || !ownOrigins(configuration).includes(new URL(page).origin);
}

export function ownOrigins({ siteUrl, publicApiBaseUrl }: ApiConfiguration): string[] {
  return [new URL(siteUrl).origin, new URL(publicApiBaseUrl).origin];
}
