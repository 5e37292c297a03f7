import { publicSettings } from "./public-settings.server";
import { env } from "./env.server";

const isDevelopment = env.NODE_ENV === "development";
const apiOrigin = new URL(env.PUBLIC_API_BASE_URL).origin;
const statsOrigin = new URL(env.STATS_URL).origin;
const sentryOrigin = env.SENTRY_DSN ? new URL(env.SENTRY_DSN).origin : "";

function directive(name: string, ...sources: string[]): string {
  return [name, ...new Set(sources.filter(Boolean))].join(" ");
}

/** Sets what every page answers with beside its content: an enforced policy with the page's nonce. */
export function setSecurityHeaders(headers: Headers, nonce: string): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()");
}

function contentSecurityPolicy(nonce: string): string {
  return [
    directive("default-src", "'self'"),
    directive("base-uri", "'self'"),
    directive("object-src", "'none'"),
    directive("frame-ancestors", "'none'"),
    // A form that buys for real money is led on to the provider's page, and browsers hold that against the form.
    directive("form-action", "'self'", apiOrigin, ...env.PAYMENT_ORIGINS),
    directive("script-src", "'self'", `'nonce-${nonce}'`),
    directive("style-src", "'self'", isDevelopment ? "'unsafe-inline'" : ""),
    // Components set custom properties (a stage's colour, a cover's focus) through style attributes.
    directive("style-src-attr", "'unsafe-inline'"),
    directive("img-src", "'self'", "data:", "https:", apiOrigin),
    directive("media-src", "'self'", "https:", apiOrigin),
    directive("font-src", "'self'"),
    directive(
      "connect-src",
      "'self'",
      statsOrigin,
      sentryOrigin,
      ...(isDevelopment ? ["ws:", "http://localhost:*"] : []),
    ),
    directive("frame-src", "'self'", apiOrigin, ...publicSettings.gameOrigins),
  ].join("; ");
}
