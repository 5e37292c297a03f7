import { COUNTRY_CODES } from "~contract/entities/country-codes";
import { LANGUAGE_TAGS, type Locale } from "./locales";

export type CountryName = { code: string; name: string };

const countries = new Map<Locale, readonly CountryName[]>();

export function countryNames(locale: Locale): readonly CountryName[] {
  const cached = countries.get(locale);
  if (cached) return cached;
  const byName = new Intl.Collator(LANGUAGE_TAGS[locale]);
  const names = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, locale) }));
  names.sort((one, other) => byName.compare(one.name, other.name));
  countries.set(locale, names);
  return names;
}

/** A code without a country is returned unchanged. */
export function countryName(code: string, locale: Locale): string {
  if (!COUNTRY_CODES.includes(code)) return code;
  return new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: "region" }).of(code) ?? code;
}
