import { readPolicy, scorePolicy } from "./policy";

const HALF_A_YEAR_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const GRADES: [atLeast: number, grade: string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [50, "C"],
  [25, "D"],
  [0, "F"],
];
/** The minimum score for bonuses. */
const BONUS_FROM = 90;

export type Observed = {
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  html: string;
  plainLocation: string | null;
};

export type Verdict = { grade: string; score: number; results: Record<string, [result: string, points: number]> };

export function observe(observed: Observed): Verdict {
  const { headers } = observed;
  const results: Verdict["results"] = {
    "content-security-policy": scorePolicy(headers["content-security-policy"]),
    cookies: scoreCookies(observed.setCookies),
    "cross-origin-resource-sharing":
      headers["access-control-allow-origin"] === undefined ? ["cors-not-implemented", 0] : ["cors-universal", -50],
    redirection: observed.plainLocation?.startsWith("https:") ? ["redirection-to-https", 0] : ["missing", -20],
    "referrer-policy": scoreReferrer(headers["referrer-policy"]),
    "strict-transport-security": scoreTransport(headers["strict-transport-security"]),
    "subresource-integrity": scoreScripts(observed.html),
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? ["nosniff", 0] : ["not-nosniff", -5],
    "x-frame-options": scoreFrames(headers),
    "cross-origin-resource-policy": scoreResources(headers["cross-origin-resource-policy"]),
  };
  const points = Object.values(results).map(([, worth]) => worth);
  const sum = (isCounted: (worth: number) => boolean) =>
    points.filter(isCounted).reduce((all, worth) => all + worth, 0);
  const base = Math.max(0, 100 + sum((worth) => worth < 0));
  const score = base >= BONUS_FROM ? base + sum((worth) => worth > 0) : base;
  return { grade: GRADES.find(([minScore]) => score >= minScore)?.[1] ?? "F", score, results };
}

function scoreCookies(cookies: readonly string[]): [string, number] {
  if (cookies.length === 0) return ["cookies-not-found", 0];
  const lacks = (attribute: RegExp) => cookies.some((cookie) => !attribute.test(cookie));
  if (lacks(/;\s*secure/i)) return ["cookies-without-secure-flag", -20];
  if (lacks(/;\s*httponly/i)) return ["cookies-session-without-httponly-flag", -30];
  if (lacks(/;\s*samesite=(lax|strict)/i)) return ["cookies-secure-with-httponly-sessions", 0];
  return ["cookies-secure-with-httponly-sessions-and-samesite", 5];
}

function scoreReferrer(policy: string | undefined): [string, number] {
  if (policy === undefined) return ["referrer-policy-not-implemented", 0];
  return PRIVATE_REFERRERS.includes(policy) ? ["referrer-policy-private", 5] : ["referrer-policy-unsafe", -5];
}

function scoreTransport(header: string | undefined): [string, number] {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  if (seconds === 0) return ["hsts-not-implemented", -20];
  return seconds >= HALF_A_YEAR_SECONDS ? ["hsts-at-least-six-months", 0] : ["hsts-less-than-six-months", -10];
}

function scoreScripts(html: string): [string, number] {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? "");
  const isSameOrigin = !sources.some((source) => /^(\w+:)?\/\//.test(source));
  return isSameOrigin ? ["all-scripts-from-secure-origin", 0] : ["external-scripts-without-integrity", -50];
}

function scoreFrames(headers: Observed["headers"]): [string, number] {
  const ancestors = readPolicy(headers["content-security-policy"] ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.includes("*")) return ["x-frame-options-via-csp", 5];
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? ["x-frame-options", 0] : ["framed", -20];
}

/** The published table and the scanner's code disagree on a bonus here, so none counts. */
function scoreResources(policy: string | undefined): [string, number] {
  if (policy === undefined) return ["corp-not-implemented", 0];
  return policy === "same-origin" || policy === "same-site" ? [`corp-${policy}`, 0] : ["corp-cross-origin", -20];
}
