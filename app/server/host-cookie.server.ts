import { env } from "./env.server";

/** Over https a cookie goes over https only. */
export const isCookieSecure = env.SITE_URL.startsWith("https:");

/** Over https the name binds a cookie to this host (`browserCookie`), which needs the path "/" and no domain. */
export function hostCookieName(name: string): string {
  return isCookieSecure ? `__Host-${name}` : name;
}
