/** Where a browser's pages live, as `location` and URLs say it. */
type Site = { protocol: string };

type KeptCookie = { name: string; value: string; maxAgeSeconds: number };

/**
 * Value of a Set-Cookie header, or of document.cookie, that keeps a choice on this host. Over https no other host or
 * plain connection can write in its place: that is what browsers hold the prefix of the name to.
 */
export function keptCookie({ name, value, maxAgeSeconds }: KeptCookie, { protocol }: Site): string {
  const isSecure = protocol === "https:";
  const attributes = `Path=/; Max-Age=${String(maxAgeSeconds)}; SameSite=Lax`;
  return isSecure ? `__Host-${name}=${value}; ${attributes}; Secure` : `${name}=${value}; ${attributes}`;
}
