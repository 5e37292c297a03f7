import { createHash, randomBytes } from "node:crypto";
import { env } from "./env.server";

/** Derived from SESSION_SECRET, so that processes agree; without it, cookies expire with the process. */
export const signingSecret = env.SESSION_SECRET
  ? createHash("sha256").update(`portal-cookies:${env.SESSION_SECRET}`).digest("hex")
  : randomBytes(32).toString("hex");

/** Over https a cookie goes over https only. */
export const isCookieSecure = env.SITE_URL.startsWith("https:");

/** Over https the name binds a cookie to this host (`browserCookie`), which needs the path "/" and no domain. */
export function hostCookieName(name: string): string {
  return isCookieSecure ? `__Host-${name}` : name;
}
