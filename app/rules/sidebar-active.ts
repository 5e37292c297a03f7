/**
 * Whether a sidebar item stands for the page at this path: its address equals the path, ignoring a trailing slash and a
 * platform=desktop or platform=mobile query part. What the page's own query asks does not matter.
 */
export function isSidebarItemActive(href: string, pathname: string): boolean {
  if (!href.startsWith("/")) return false;
  const [path = "", query = ""] = href.split("?");
  const search = new URLSearchParams(query);
  for (const platform of ["desktop", "mobile"]) search.delete("platform", platform);
  return search.size === 0 && withoutSlash(path) === withoutSlash(pathname);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
