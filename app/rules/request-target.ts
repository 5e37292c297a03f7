/**
 * Path and query of what a request's first line names. Proxies and tools write whole addresses there (RFC 9112, 3.2.2),
 * whose host counts instead of the header's. Null for what names no page, such as "*".
 */
export function readRequestTarget(target: string): { address: string; host?: string } | null {
  if (target.startsWith("/")) return { address: target };
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { host, pathname, search } = new URL(target);
  return { address: pathname + search, host };
}
