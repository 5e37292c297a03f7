import { cookieDomain } from "~/rules/cookie-domain";
import { cookieSite } from "./cookie-site.server";
import { env } from "./env.server";

/** Requests do not show where a cookie was set, so it is cleared on this host and on the shared domain. */
export function expiredSessionCookies(request: Request): string[] {
  const { hostname, protocol } = cookieSite(request);
  const shared = cookieDomain(hostname);
  const isSecure = protocol === "https:";
  const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return env.SESSION_COOKIES.flatMap((name) => [
    `${name}=; ${attributes}`,
    ...(isSecure ? [`__Host-${name}=; ${attributes}`] : []),
    ...(shared === null ? [] : [`${name}=; ${attributes}; Domain=${shared}`]),
  ]);
}
