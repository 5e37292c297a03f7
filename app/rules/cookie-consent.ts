import { browserCookie, cookieDomain, cookieValue } from "./cookies";

/** See docs/product/sessions.md#cookie-consent. */
export const CONSENT_COOKIE = { name: "cookie-consent", version: 2, maxAgeSeconds: 31_536_000 } as const;

export type CookieConsent = { version: 2; necessary: boolean; marketing: boolean };

export const DEFAULT_CONSENT: CookieConsent = { version: CONSENT_COOKIE.version, necessary: false, marketing: false };

/** Consent after the banner; necessary cookies are always accepted. */
export function createConsent(marketing: boolean): CookieConsent {
  return { version: CONSENT_COOKIE.version, necessary: true, marketing };
}

/** Parses a Cookie header or document.cookie; version 1 and a bare boolean set both kinds. Default if invalid. */
export function consentOf(cookies: string): CookieConsent {
  const rawValue = cookieValue(cookies, CONSENT_COOKIE.name);
  return (rawValue === null ? null : toConsent(decode(rawValue))) ?? DEFAULT_CONSENT;
}

/** True without necessary cookies (docs/product/frame.md#cookie-banner); false for null, which is not read yet. */
export function isConsentBannerVisible(preference: CookieConsent | null): boolean {
  return preference !== null && !preference.necessary;
}

/** Set-Cookie or document.cookie value on the site's registrable domain. */
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

function decode(rawValue: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(rawValue));
  } catch {
    return null;
  }
}
