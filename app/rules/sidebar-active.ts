type Location = { pathname: string; search: string };

/**
 * Whether a sidebar item stands for the page at this location: same address, ignoring a trailing slash and a
 * platform=desktop or platform=mobile query part (spec section 2, "Page frame").
 */
export function isSidebarItemActive(href: string, { pathname, search }: Location): boolean {
  if (!href.startsWith("/")) return false;
  const [path = "", query = ""] = href.split("?");
  return comparable(path, query) === comparable(pathname, search);
}

function comparable(path: string, query: string): string {
  const search = new URLSearchParams(query);
  for (const platform of ["desktop", "mobile"]) search.delete("platform", platform);
  return `${path.replace(/\/+$/, "")}?${search.toString()}`;
}
