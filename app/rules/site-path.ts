const BASE = "http://site.invalid";

/** A path on this site, or null: a visitor's input may never lead to another host. */
export function sitePath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/[^\s\\]*$/.test(value)) return null;
  const path = pathOnSite(value);
  // A browser reads the answer once more: without its dots, "/.//host/" is an address of that host.
  return path !== null && pathOnSite(path) === path ? path : null;
}

function pathOnSite(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null;
  const url = new URL(address, BASE);
  return url.origin === BASE ? url.pathname + url.search : null;
}
