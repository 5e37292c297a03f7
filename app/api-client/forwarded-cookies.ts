/** Filters a Cookie header to `names` and their __Host- forms (docs/product/sessions.md#session-cookies). */
export function forwardedCookies(header: string | null, names: readonly string[]): string {
  return (header ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => names.includes((cookie.split("=", 1)[0] ?? "").replace(/^__Host-/, "")))
    .join("; ");
}
