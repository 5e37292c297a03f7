/**
 * The part of a Cookie header that the API may see: cookies named in `names`, nothing else
 * (docs/product/sessions.md#session-cookies). A name also stands for its form that is bound to the host. Empty when
 * there is none.
 */
export function forwardedCookies(header: string | null, names: readonly string[]): string {
  return (header ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => names.includes((cookie.split("=", 1)[0] ?? "").replace(/^__Host-/, "")))
    .join("; ");
}
