import { describe, expect, it } from "vitest";
import { countryOf, dependsOnCountry, isSectionShown, isShownIn } from "./shown-sections";

const EVERYWHERE = { countries: [], exceptCountries: [] };
const ONLY = { countries: ["DE", "PL"], exceptCountries: [] };
const EXCEPT = { countries: [], exceptCountries: ["DE", "PL"] };
const aViewer = (countryCode: string | null, isGuest = false) => ({ userId: "u", isGuest, countryCode });

describe("where a section is shown", () => {
  it.each([
    ["everywhere", EVERYWHERE, [true, true, true]],
    ["only in some countries", ONLY, [true, false, false]],
    ["everywhere but in some", EXCEPT, [false, true, true]],
  ])("%s: to players from there, from elsewhere, and without a country", (_, countries, expected) => {
    expect(["PL", "TR", null].map((country) => isShownIn(countries, country))).toEqual(expected);
  });

  it("is about the profile of somebody with an account", () => {
    expect(countryOf(aViewer("PL"))).toBe("PL");
    expect([countryOf(null), countryOf(aViewer("PL", true)), countryOf(aViewer(null))]).toEqual([null, null, null]);
  });

  it("holds beside the other conditions", () => {
    const shown = { ...ONLY, isHidden: false, locales: ["de"], startsAt: null, endsAt: null };
    const context = { locale: "de", now: new Date(), viewer: aViewer("DE") };
    expect(isSectionShown(shown, context)).toBe(true);
    expect(isSectionShown(shown, { ...context, viewer: aViewer("TR") })).toBe(false);
    expect(isSectionShown(shown, { ...context, locale: "en" })).toBe(false);
    expect(isSectionShown({ ...shown, isHidden: true }, context)).toBe(false);
  });

  it("makes a page depend on the country, unless nobody sees it", () => {
    const sections = [EVERYWHERE, ONLY, EXCEPT];
    expect(sections.map((countries) => dependsOnCountry({ ...countries, isHidden: false }))).toEqual([
      false,
      true,
      true,
    ]);
    expect(dependsOnCountry({ ...ONLY, isHidden: true })).toBe(false);
  });
});
