import { browserCookie } from "./browser-cookie";
import { cookieDomain } from "./cookie-domain";
import { cookieValue } from "./cookie-value";

/** Where the answer to the cookie banner is kept (docs/product/sessions.md#cookie-consent). */
export const CONSENT_COOKIE = { name: "cookie-consent", version: 2, maxAgeSeconds: 31_536_000 } as const;

/** What the visitor allows; measurement needs `marketing`. */
export type CookieConsent = { version: 2; necessary: boolean; marketing: boolean };

/** Nothing is allowed before it is asked for. */
export const DEFAULT_CONSENT: CookieConsent = { version: CONSENT_COOKIE.version, necessary: false, marketing: false };

/** An answer to the banner: it always accepts what the site cannot work without. */
export function givenConsent(marketing: boolean): CookieConsent {
  return { version: CONSENT_COOKIE.version, necessary: true, marketing };
}

/**
 * The preference in a Cookie header or in document.cookie. Version 1, with or without its number, and a bare boolean
 * count for both kinds; a missing, unreadable or unknown one is the default, so that a first visitor is asked too.
 */
export function consentOf(cookies: string): CookieConsent {
  const written = cookieValue(cookies, CONSENT_COOKIE.name);
  return (written === null ? null : toConsent(decoded(written))) ?? DEFAULT_CONSENT;
}

/**
 * Whether the banner shows: when there is a preference and it lacks the necessary cookies
 * (docs/product/frame.md#cookie-banner). Null is a preference that nobody has looked up.
 */
export function isConsentBannerShown(preference: CookieConsent | null): boolean {
  return preference !== null && !preference.necessary;
}

/** Value of a Set-Cookie header, or of document.cookie, that keeps the answer for 365 days on the site's domain. */
export function consentCookie(consent: CookieConsent, site: Pick<URL, "hostname" | "protocol">): string {
  const { name, maxAgeSeconds } = CONSENT_COOKIE;
  const value = encodeURIComponent(JSON.stringify(consent));
  return browserCookie({ name, value, maxAgeSeconds, domain: cookieDomain(site.hostname) }, site);
}

function toConsent(value: unknown): CookieConsent | null {
  if (typeof value === "boolean") return { version: CONSENT_COOKIE.version, necessary: value, marketing: value };
  if (typeof value !== "object" || value === null) return null;
  const { version = 1, accepted, necessary, marketing }: Record<string, unknown> = { ...value };
  if (version === 1) return typeof accepted === "boolean" ? toConsent(accepted) : null;
  if (version !== CONSENT_COOKIE.version) return null;
  if (typeof necessary !== "boolean" || typeof marketing !== "boolean") return null;
  return { version, necessary, marketing };
}

function decoded(written: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(written));
  } catch {
    return null;
  }
}
