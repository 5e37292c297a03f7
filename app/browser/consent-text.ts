import { readCookies } from "./storage";

const CONSENT = /(?:^|;\s*)cookie-consent=([^;]*)/;

/** The answer to the cookie banner as this browser keeps it now, unread: whether it is another one than before. */
export function consentText(): string | undefined {
  return CONSENT.exec(readCookies())?.[1];
}
