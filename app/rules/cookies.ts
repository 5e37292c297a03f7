/** As in example.co.uk, example.com.br, example.gov.tr. */
const COUNTRY_SECOND_LEVELS = new Set([
  ...["ac", "biz", "co", "com", "ed", "edu", "gen", "go", "gob", "gouv", "gov", "gv", "id", "in", "inf", "info", "k12"],
  ...["ltd", "me", "mil", "ne", "net", "nic", "nom", "nsw"],
  ...["or", "org", "plc", "pol", "qld", "sch", "tv", "vic", "web"],
]);

/** Public suffixes: browsers reject a cookie for all of their sites. */
const HOSTING_DOMAINS = [
  ...["amazonaws.com", "appspot.com", "azurewebsites.net", "cloudfront.net", "firebaseapp.com", "fly.dev"],
  ...["github.io", "gitlab.io", "herokuapp.com", "netlify.app", "onrender.com", "pages.dev", "railway.app"],
  ...["run.app", "surge.sh", "vercel.app", "web.app", "workers.dev", "ngrok-free.app", "ngrok.io", "ts.net"],
];

const IP_ADDRESS = /^[\d.]+$|:/;

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

/** The raw value in a Cookie header or document.cookie, or null. Prefers `__Host-`, then the most specific (first). */
export function cookieValue(cookies: string, name: string): string | null {
  const pairs = cookies.split(/;\s*/);
  for (const start of [`__Host-${name}=`, `${name}=`]) {
    const pair = pairs.find((part) => part.startsWith(start));
    if (pair !== undefined) return pair.slice(start.length);
  }
  return null;
}

/** Null is host-only. Too narrow is safe, a too wide Domain is rejected (docs/product/sessions.md#cookie-consent). */
export function cookieDomain(hostname: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  const labels = host.split(".");
  const [secondLevel = "", topLevel = ""] = labels.slice(-2);
  if (IP_ADDRESS.test(host) || labels.length < 2 || labels.includes("") || topLevel === "localhost") return null;
  if (HOSTING_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`))) return null;
  const isCountryLevel = topLevel.length === 2 && COUNTRY_SECOND_LEVELS.has(secondLevel);
  if (!isCountryLevel) return labels.slice(-2).join(".");
  return labels.length < 3 ? null : labels.slice(-3).join(".");
}
