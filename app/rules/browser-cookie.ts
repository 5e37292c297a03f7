type Site = { protocol: string };

type BrowserCookie = {
  name: string;
  value: string;
  maxAgeSeconds: number;
  /** Undefined adds the `__Host-` prefix over https, null is host-only, a domain includes its subdomains. */
  domain?: string | null;
};

/** Set-Cookie or document.cookie value. Over https, `__Host-` stops other hosts and plain http from overwriting it. */
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
