import type { ApiConfiguration } from "../configuration";

/** The session's cookie and the one that says how long the browser keeps it. */
type SessionCookie = "session" | "SESSION_TYPE";

export function isCookieSecure({ siteUrl }: ApiConfiguration): boolean {
  return siteUrl.startsWith("https:");
}

/**
 * What the browser calls the cookie. Over https the name says that it comes from this very host by https, which browsers
 * see to: neither a neighbouring host nor a plain connection can put another session in its place.
 */
export function cookieName(cookie: SessionCookie, configuration: ApiConfiguration): string {
  return isCookieSecure(configuration) ? `__Host-${cookie}` : cookie;
}
