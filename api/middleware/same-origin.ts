import { createMiddleware } from "hono/factory";
import { ApiFailure } from "../api-failure";
import type { ApiConfiguration } from "../configuration";
import type { ApiEnvironment } from "../api-context";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** Refuses changes that another site's page asks for. Servers send neither header and carry no visitor's cookies. */
export const refuseOtherOrigins = createMiddleware<ApiEnvironment>(async (context, next) => {
  const isChange = !SAFE_METHODS.includes(context.req.method);
  if (isChange && isFromOtherOrigin(context.req.raw.headers, context.get("configuration"))) {
    throw new ApiFailure("invalid_request_payload", {
      status: 403,
      details: { message: "Requests of other sites are refused." },
    });
  }
  await next();
});

export function isFromOtherOrigin(headers: Headers, configuration: ApiConfiguration): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = headers.get("origin");
  if (origin !== null) return !ownOrigins(configuration).includes(origin);
  return site !== null;
}

export function ownOrigins({ siteUrl, publicApiBaseUrl }: ApiConfiguration): string[] {
  return [new URL(siteUrl).origin, new URL(publicApiBaseUrl).origin];
}
