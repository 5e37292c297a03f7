/** Second-level names under which a country's domains are registered: example.co.uk, example.com.br, example.gov.tr. */
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

/** Hosts whose customers' sites are their own domains: a cookie for all of them is refused by browsers. */
const HOSTING_DOMAINS = [
  ...["amazonaws.com", "appspot.com", "azurewebsites.net", "cloudfront.net", "firebaseapp.com", "fly.dev"],
  ...["github.io", "gitlab.io", "herokuapp.com", "netlify.app", "onrender.com", "pages.dev", "railway.app"],
  ...["run.app", "surge.sh", "vercel.app", "web.app", "workers.dev", "ngrok-free.app", "ngrok.io", "ts.net"],
];

const IP_ADDRESS = /^[\d.]+$|:/;

/**
 * The Domain of a cookie that all hosts of a site share: the registrable domain, which is the last two labels, or three
 * below a country's second level. Null, which means this host alone, for localhost, IP addresses, single names and
 * customers of a hosting domain (docs/product/sessions.md#cookie-consent). A domain that is too narrow only asks again
 * on another host; one that is too wide is refused by the browser, so in doubt it is narrow.
 */
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
