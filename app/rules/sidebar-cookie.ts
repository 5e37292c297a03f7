import { browserCookie } from "./browser-cookie";

export const SIDEBAR_COOKIE = {
  name: "sidebar",
  open: "open",
  collapsed: "collapsed",
  maxAgeSeconds: 31_536_000,
} as const;

/** Set-Cookie or document.cookie value for a year. */
export function sidebarCookie(isOpen: boolean, site: Pick<URL, "protocol">): string {
  const { name, open, collapsed, maxAgeSeconds } = SIDEBAR_COOKIE;
  return browserCookie({ name, value: isOpen ? open : collapsed, maxAgeSeconds, domain: null }, site);
}
