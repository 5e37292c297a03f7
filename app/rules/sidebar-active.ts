/** Compares paths; ignores a trailing slash and the link's platform=desktop or platform=mobile. */
export function isSidebarItemActive(href: string, pathname: string): boolean {
  if (!href.startsWith("/")) return false;
  const [path = "", query = ""] = href.split("?");
  const search = new URLSearchParams(query);
  for (const platform of ["desktop", "mobile"]) search.delete("platform", platform);
  return search.size === 0 && withoutSlash(path) === withoutSlash(pathname);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
