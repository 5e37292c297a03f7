import { describe, expect, it } from "vitest";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { COUNTRY_CODES } from "~contract/entities/country-codes";
import { countryCondition, toCountryFields, withCountryNames } from "./section-countries";

const view = aViewContext();

describe("the fields of a section's countries", () => {
  it("have all countries in the page's language, those that are chosen first", () => {
    const fields = toCountryFields({ countries: [], exceptCountries: ["TR", "DE"] }, aViewContext({ locale: "de" }));
    expect(fields).toMatchObject({ rule: "EXCEPT", codes: ["TR", "DE"] });
    expect(fields.options.slice(0, 3).map(({ label }) => label)).toEqual(["Deutschland", "Türkei", "Afghanistan"]);
    expect(fields.options.map(({ value }) => value).sort()).toEqual([...COUNTRY_CODES].sort());
    expect(fields.rules.map(({ value }) => value)).toEqual(["EVERYWHERE", "ONLY", "EXCEPT"]);
  });
});

describe("where a section is shown, in words", () => {
  it("names the countries, not all of many", () => {
    expect(countryCondition({ countries: [], exceptCountries: [] }, view)).toBe("");
    expect(countryCondition({ countries: ["DE", "PL"], exceptCountries: [] }, view)).toBe(
      "Only in: Germany and Poland",
    );
    const many = ["AT", "BE", "BR", "CH", "DE", "DK", "ES", "FR"];
    expect(countryCondition({ countries: [], exceptCountries: many }, view)).toBe(
      "Everywhere but in: Austria, Belgium, Brazil, Switzerland, Germany, Denmark, and 2 more",
    );
  });

  it("leaves other texts of the log alone", () => {
    for (const text of ["ONLY_IN", "Not in DE", "ONLY_IN Germany", "GAMES · NOT_IN DEU · x"]) {
      expect(withCountryNames(text, view)).toBe(text);
    }
    expect(withCountryNames("NOT_IN DE PL", view)).toBe("Everywhere but in: Germany and Poland");
  });
});
