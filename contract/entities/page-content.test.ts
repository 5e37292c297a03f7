import { describe, expect, it } from "vitest";
import { COUNTRY_CODES } from "./country-codes";
import { MAX_SECTION_COUNTRIES, pageSection } from "./page-content";

const SECTION = {
  ...{ sectionId: "0192f3a4-0000-4000-8000-000000000001", sectionType: "GAME_ROW_SIMPLE", name: { en: "Shelf" } },
  ...{ description: {}, feedAlias: "shelf", isHidden: false, visibleFor: "ALL_USERS", devices: "ALL", locales: [] },
  ...{ startsAt: null, endsAt: null, entries: [] },
};

const wrongIn = (changes: object) =>
  pageSection.safeParse({ ...SECTION, ...changes }).error?.issues.map(({ path }) => path.join("."));

describe("the countries of a section", () => {
  it("are everywhere in drafts and files that name none", () => {
    expect(pageSection.parse(SECTION)).toEqual({ ...SECTION, countries: [], exceptCountries: [] });
  });

  it("are of one list, of countries that there are, and not nearly all", () => {
    expect(wrongIn({ countries: ["DE", "XK"] })).toBeUndefined();
    expect(wrongIn({ exceptCountries: COUNTRY_CODES.slice(0, MAX_SECTION_COUNTRIES) })).toBeUndefined();
    expect(wrongIn({ countries: COUNTRY_CODES.slice(0, MAX_SECTION_COUNTRIES + 1) })).toEqual(["countries"]);
    expect(wrongIn({ countries: ["DE"], exceptCountries: ["PL"] })).toEqual(["exceptCountries"]);
    for (const code of ["XX", "de", "DEU", "", " DE"]) expect(wrongIn({ countries: [code] })).toContain("countries.0");
    expect(wrongIn({ countries: "DE" })).toEqual(["countries"]);
    expect(wrongIn({ countries: null })).toEqual(["countries"]);
  });
});
