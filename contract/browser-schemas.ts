import { config } from "zod/mini";

/**
 * For modules whose schemas run in the visitor's browser, before they make the first: to be fast, zod makes code of text;
 * the policy of the portal's pages forbids that, and browsers report each attempt.
 */
export function makeNoCodeInBrowsers(): void {
  if (typeof document !== "undefined") config({ jitless: true });
}
