import { describe, expect, it } from "vitest";
import { countryProblem, fromCountryChoice, toCountryChoice } from "./country-choice";

describe("the countries of a section", () => {
  it.each([
    [
      { countries: [], exceptCountries: [] },
      { rule: "EVERYWHERE", codes: [] },
    ],
    [
      { countries: ["DE", "PL"], exceptCountries: [] },
      { rule: "ONLY", codes: ["DE", "PL"] },
    ],
    [
      { countries: [], exceptCountries: ["TR"] },
      { rule: "EXCEPT", codes: ["TR"] },
    ],
  ] as const)("%j are one choice, and back", (stored, choice) => {
    const countries = { countries: [...stored.countries], exceptCountries: [...stored.exceptCountries] };
    expect(toCountryChoice(countries)).toEqual(choice);
    expect(fromCountryChoice(toCountryChoice(countries))).toEqual(stored);
  });

  it("are dropped for everywhere", () => {
    expect(fromCountryChoice({ rule: "EVERYWHERE", codes: ["DE"] })).toEqual({ countries: [], exceptCountries: [] });
  });

  it.each([
    ["ONLY", [], [], "codes"],
    ["EXCEPT", [], ["DE"], "codes"],
    ["ONLY", ["DE"], [], null],
    ["EXCEPT", ["DE"], ["DE"], null],
    ["EVERYWHERE", [], ["DE"], null],
    ["EVERYWHERE", ["DE", "PL"], ["PL", "DE"], null],
    ["EVERYWHERE", ["DE", "TR"], ["DE"], "rule"],
  ] as const)("%s with %j, shown with %j: %s", (rule, codes, shown, problem) => {
    expect(countryProblem({ rule, codes: [...codes] }, shown)).toBe(problem);
  });
});
