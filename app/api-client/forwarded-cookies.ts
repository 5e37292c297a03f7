/**
 * The part of a Cookie header that the API may see: cookies named in `names`, nothing else
 * (decisions, "session cookies"). Empty when there is none.
 */
export function forwardedCookies(header: string | null, names: readonly string[]): string {
  return (header ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => names.includes(cookie.split("=", 1)[0] ?? ""))
    .join("; ");
}
