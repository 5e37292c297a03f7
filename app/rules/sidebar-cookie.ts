/** Where the sidebar's state is kept, for the server and the browser alike. */
export const SIDEBAR_COOKIE = {
  name: "sidebar",
  open: "open",
  collapsed: "collapsed",
  maxAgeSeconds: 31_536_000,
} as const;

/** Value of a Set-Cookie header, or of document.cookie, that keeps the sidebar's state for a year. */
export function sidebarCookie(isOpen: boolean, { protocol }: Pick<URL, "protocol">): string {
  const { name, open, collapsed, maxAgeSeconds } = SIDEBAR_COOKIE;
  const security = protocol === "https:" ? "; Secure" : "";
  return `${name}=${isOpen ? open : collapsed}; Path=/; Max-Age=${String(maxAgeSeconds)}; SameSite=Lax${security}`;
}
