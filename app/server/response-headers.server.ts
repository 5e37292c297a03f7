import { env } from "./env.server";

/** Art and social card images may be embedded by other sites. */
const PUBLIC_ART = /^\/(media|images|og|icons)\/|^\/favicon\.svg$/;

const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** An SVG opened directly is a document: inline styles are allowed, scripts are not. */
const SVG_POLICY = `${NO_DOCUMENT}; style-src 'unsafe-inline'; sandbox`;

export const PLAIN_PAGE_POLICY = `${NO_DOCUMENT}; style-src 'self'; font-src 'self'; img-src 'self'`;

const HSTS_SECONDS = 63_072_000;

/** Defaults of all responses, including static files and redirects. */
export function responseHeaders(path: string): Record<string, string> {
  return {
    "Content-Security-Policy": path.endsWith(".svg") ? SVG_POLICY : NO_DOCUMENT,
    "Cross-Origin-Resource-Policy": PUBLIC_ART.test(path) ? "cross-origin" : "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(env.SITE_URL.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${String(HSTS_SECONDS)}; includeSubDomains`,
    }),
  };
}
