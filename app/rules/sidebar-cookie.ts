import { browserCookie } from "./browser-cookie";

/** Where the sidebar's state is kept, for the server and the browser alike. */
export const SIDEBAR_COOKIE = {
  name: "sidebar",
  open: "open",
  collapsed: "collapsed",
  maxAgeSeconds: 31_536_000,
} as const;

/** Value of a Set-Cookie header, or of document.cookie, that keeps the sidebar's state for a year. */
export function sidebarCookie(isOpen: boolean, site: Pick<URL, "protocol">): string {
  const { name, open, collapsed, maxAgeSeconds } = SIDEBAR_COOKIE;
  return browserCookie({ name, value: isOpen ? open : collapsed, maxAgeSeconds, domain: null }, site);
}
