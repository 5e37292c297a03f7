/** Path and query; null without a page ("*"). The host of an absolute form overrides the header (RFC 9112, 3.2.2). */
export function readRequestTarget(target: string): { address: string; host?: string } | null {
  if (target.startsWith("/")) return { address: target };
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { host, pathname, search } = new URL(target);
  return { address: pathname + search, host };
}
