/** As in example.co.uk, example.com.br, example.gov.tr. */
const COUNTRY_SECOND_LEVELS = new Set([
  ...["ac", "biz", "co", "com", "ed", "edu", "gen", "go", "gob", "gouv", "gov", "gv", "id", "in", "inf", "info", "k12"],
  ...[
    "ltd",
    "me",
    "mil",
    "ne",
    "net",
    "nic",
    "nom",
    "nsw",
    "or",
    "org",
    "plc",
    "pol",
    "qld",
    "sch",
    "tv",
    "vic",
    "web",
  ],
]);

/** Public suffixes: browsers reject a cookie for all of their sites. */
const HOSTING_DOMAINS = [
  ...["amazonaws.com", "appspot.com", "azurewebsites.net", "cloudfront.net", "firebaseapp.com", "fly.dev"],
  ...["github.io", "gitlab.io", "herokuapp.com", "netlify.app", "onrender.com", "pages.dev", "railway.app"],
  ...["run.app", "surge.sh", "vercel.app", "web.app", "workers.dev", "ngrok-free.app", "ngrok.io", "ts.net"],
];

const IP_ADDRESS = /^[\d.]+$|:/;

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
