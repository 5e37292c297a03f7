import { browserCookie } from "./cookies";

export const SIDEBAR_COOKIE = {
  name: "sidebar",
  open: "open",
  collapsed: "collapsed",
  maxAgeSeconds: 31_536_000,
} as const;

/** Compares paths; ignores a trailing slash and the link's platform=desktop or platform=mobile. */
export function isSidebarItemActive(href: string, pathname: string): boolean {
  if (!href.startsWith("/")) return false;
  const [path = "", query = ""] = href.split("?");
  const search = new URLSearchParams(query);
  for (const platform of ["desktop", "mobile"]) search.delete("platform", platform);
  return search.size === 0 && withoutSlash(path) === withoutSlash(pathname);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, "");

/** Set-Cookie or document.cookie value for a year. */
export function sidebarCookie(isOpen: boolean, site: Pick<URL, "protocol">): string {
  const { name, open, collapsed, maxAgeSeconds } = SIDEBAR_COOKIE;
  return browserCookie({ name, value: isOpen ? open : collapsed, maxAgeSeconds, domain: null }, site);
}
