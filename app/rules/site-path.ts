/** A path on this site, or null: a visitor's input may never lead to another host. */
export function sitePath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return null;
  const base = "http://site.invalid";
  const url = new URL(value, base);
  return url.origin === base ? url.pathname + url.search : null;
}
