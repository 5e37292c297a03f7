import { COUNTRY_CODES } from "~contract/entities/country-codes";

/** The first header with a country wins. */
const COUNTRY_HEADERS = ["cf-ipcountry", "x-vercel-ip-country", "x-country-code"];

/** ISO country, or null; only a trusted proxy's headers count. */
export function countryOf(headers: Pick<Headers, "get">, isProxyTrusted: boolean): string | null {
  if (!isProxyTrusted) return null;
  const codes = COUNTRY_HEADERS.map((name) => headers.get(name)?.trim().toUpperCase() ?? "");
  return codes.find((code) => COUNTRY_CODES.includes(code)) ?? null;
}
