import { COUNTRY_CODES } from "~contract/entities/country-codes";

/** Headers by which proxies tell the visitor's country; the first that names one counts. */
const COUNTRY_HEADERS = ["cf-ipcountry", "x-vercel-ip-country", "x-country-code"];

/** The visitor's country, or null: a header is believed only behind a trusted proxy, and only when it names a country. */
export function countryOf(headers: Pick<Headers, "get">, isProxyTrusted: boolean): string | null {
  if (!isProxyTrusted) return null;
  const codes = COUNTRY_HEADERS.map((name) => headers.get(name)?.trim().toUpperCase() ?? "");
  return codes.find((code) => COUNTRY_CODES.includes(code)) ?? null;
}
