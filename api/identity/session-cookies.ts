import type { ApiConfiguration } from "../configuration";

type SessionCookie = "session" | "SESSION_TYPE" | "second-factor";

export function isCookieSecure({ siteUrl }: ApiConfiguration): boolean {
  return siteUrl.startsWith("https:");
}

/** Browsers accept __Host- over https from this very host only, so no sibling host can replace the session. */
export function cookieName(cookie: SessionCookie, configuration: ApiConfiguration): string {
  return isCookieSecure(configuration) ? `__Host-${cookie}` : cookie;
}
