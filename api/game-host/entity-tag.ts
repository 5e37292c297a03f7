/** Weak comparison with an If-None-Match header (RFC 9110, 13.1.2). */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}
