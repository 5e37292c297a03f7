type Site = { protocol: string };

type BrowserCookie = {
  name: string;
  value: string;
  maxAgeSeconds: number;
  /** Undefined binds the cookie to its host over https, null sends it to this host only, a domain to all its hosts. */
  domain?: string | null;
};

/**
 * Value of a Set-Cookie header, or of document.cookie, for what scripts may read and nothing has to sign. Over https the
 * prefix of a bound cookie keeps other hosts and plain connections from writing it.
 * @param site the page's location or URL; its protocol decides on Secure
 */
export function browserCookie({ name, value, maxAgeSeconds, domain }: BrowserCookie, { protocol }: Site): string {
  const isSecure = protocol === "https:";
  const isBound = isSecure && domain === undefined;
  const parts = [
    `${isBound ? "__Host-" : ""}${name}=${value}`,
    "Path=/",
    `Max-Age=${String(maxAgeSeconds)}`,
    "SameSite=Lax",
    ...(typeof domain === "string" ? [`Domain=${domain}`] : []),
    ...(isSecure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}
