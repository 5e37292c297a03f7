import { paths } from "~/paths";
import { publicSettings } from "./public-settings.server";
import { env } from "./env.server";

const isDevelopment = env.NODE_ENV === "development";
const apiOrigin = new URL(env.PUBLIC_API_BASE_URL).origin;
const statsOrigin = new URL(env.STATS_URL).origin;
const sentryOrigin = env.SENTRY_DSN ? new URL(env.SENTRY_DSN).origin : "";
const isSecure = env.SITE_URL.startsWith("https:");

/**
 * Powers of a browser that neither the portal nor the frames of its games are given
 * (docs/product/playing.md#frame-of-a-game).
 */
const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

function directive(name: string, ...sources: string[]): string {
  return [name, ...new Set(sources.filter(Boolean))].join(" ");
}

/** Sets what every page answers with beside its content: an enforced policy with the page's nonce. */
export function setSecurityHeaders(headers: Headers, nonce: string): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("Content-Security-Policy-Report-Only", trustedTypesPolicy);
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Origin-Agent-Cluster", "?1");
  headers.set("Permissions-Policy", DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "));
}

/** Only reported: browsers without trusted types would run the same code unchecked (decision 0047). */
const trustedTypesPolicy = [
  "require-trusted-types-for 'script'",
  "trusted-types default kept-games",
  `report-uri ${paths.policyReports}`,
].join("; ");

function contentSecurityPolicy(nonce: string): string {
  return [
    directive("default-src", "'none'"),
    directive("base-uri", "'none'"),
    directive("object-src", "'none'"),
    directive("frame-ancestors", "'none'"),
    // A form that buys for real money is led on to the provider's page, and browsers hold that against the form.
    directive("form-action", "'self'", apiOrigin, ...env.PAYMENT_ORIGINS),
    // 'self' is for browsers that do not know 'strict-dynamic'; the others go by the nonce alone.
    directive("script-src", "'self'", `'nonce-${nonce}'`, "'strict-dynamic'"),
    directive("script-src-attr", "'none'"),
    directive("style-src", "'self'", isDevelopment ? "'unsafe-inline'" : ""),
    // Components set custom properties (a stage's colour, a cover's focus) through style attributes.
    directive("style-src-attr", "'unsafe-inline'"),
    directive("img-src", "'self'", "data:", "https:", apiOrigin),
    directive("media-src", "'self'", "https:", apiOrigin),
    directive("font-src", "'self'"),
    directive("manifest-src", "'self'"),
    directive(
      "connect-src",
      "'self'",
      statsOrigin,
      sentryOrigin,
      ...(isDevelopment ? ["ws:", "http://localhost:*"] : []),
    ),
    // The service worker alone: recordings of what led to an error are not packed, so they need no worker of a blob.
    directive("worker-src", "'self'"),
    directive("frame-src", "'self'", apiOrigin, ...publicSettings.gameOrigins),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    `report-uri ${paths.policyReports}`,
  ].join("; ");
}
