import { readCookies } from "./storage";

const CONSENT = /(?:^|;\s*)cookie-consent=([^;]*)/;

export function consentText(): string | undefined {
  return CONSENT.exec(readCookies())?.[1];
}
