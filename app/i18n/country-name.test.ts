import { expect, it } from "vitest";
import { COUNTRY_CODES } from "~contract/entities/country-codes";
import { countryName, countryNames } from "./country-name";
import { LOCALES } from "./locales";

it.each([
  ["en", "Germany"],
  ["de", "Deutschland"],
  ["pt-br", "Alemanha"],
  ["ru", "Германия"],
] as const)("names countries in %s", (locale, name) => {
  expect(countryName("DE", locale)).toBe(name);
});

it("returns an unknown code unchanged", () => {
  expect(countryName("ZZ", "en")).toBe("ZZ");
  expect(countryName("nonsense", "en")).toBe("nonsense");
});

it.each(LOCALES)("names every country once and in order in %s", (locale) => {
  const names = countryNames(locale);
  expect(names).toHaveLength(COUNTRY_CODES.length);
  expect(names.every(({ code, name }) => name !== "" && name !== code)).toBe(true);
});

it("sorts by the rules of the language", () => {
  const german = countryNames("de").map(({ name }) => name);
  expect(german.indexOf("Österreich")).toBeLessThan(german.indexOf("Portugal"));
});
