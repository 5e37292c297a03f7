import { env } from "./env.server";

/** What anybody may show elsewhere: art, and the pictures of links. */
const PUBLIC_ART = /^\/(media|images|og|icons)\/|^\/favicon\.svg$/;

const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Opened by itself, a drawing is a document; its own styles are all that it needs. */
const DRAWING = `${NO_DOCUMENT}; style-src 'unsafe-inline'; sandbox`;

/** A page that stands alone, with the site's own look and no scripts. */
export const PLAIN_PAGE_POLICY = `${NO_DOCUMENT}; style-src 'self'; font-src 'self'; img-src 'self'`;

const HSTS_SECONDS = 63_072_000;

/**
 * What every answer says unless it says otherwise: files, JSON and redirects as well as pages. What is no page may not
 * become one, is in no frame, and is read by this site alone.
 */
export function answerHeaders(path: string): Record<string, string> {
  return {
    "Content-Security-Policy": path.endsWith(".svg") ? DRAWING : NO_DOCUMENT,
    "Cross-Origin-Resource-Policy": PUBLIC_ART.test(path) ? "cross-origin" : "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(env.SITE_URL.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${String(HSTS_SECONDS)}; includeSubDomains`,
    }),
  };
}
