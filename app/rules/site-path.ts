import type { Locale } from "~/i18n/locales";
import { splitLocale, withLocale } from "./locale-path";

const BASE = "http://site.invalid";

/** A path on this site, or null: user input must not redirect to another host. */
export function sitePath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/[^\s\\]*$/.test(value)) return null;
  const path = pathOnSite(value);
  // Browsers normalize again: "/.//host/" becomes "//host/".
  return path !== null && pathOnSite(path) === path ? path : null;
}

function pathOnSite(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null;
  const url = new URL(address, BASE);
  return url.origin === BASE ? url.pathname + url.search : null;
}

/** A site path in the viewer's language or an external http(s) URL; null for any other scheme. */
export function contentHref(link: unknown, locale: Locale): string | null {
  const path = sitePath(link);
  if (path !== null) return withLocale(locale, splitLocale(path).path);
  return typeof link === "string" && /^https?:\/\//.test(link) && URL.canParse(link) ? link : null;
}
