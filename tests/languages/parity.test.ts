import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, LOCALES } from "~/i18n/locales";
import { baseOf, PAGE_STORES, sourceOf, TEXT_STORES, TRANSLATIONS, type Texts } from "./text-stores";

const keysOf = (texts: Texts) => [...new Set(Object.keys(texts).map(baseOf))].sort();

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();

describe("texts", () => {
  it.each(TRANSLATIONS)("have in $locale all English keys of $name", ({ texts, english }) => {
    expect(keysOf(texts), "Add the missing keys, drop the ones English no longer has.").toEqual(keysOf(english));
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === "")).toEqual([]);
  });

  it.each(TRANSLATIONS)("have in $locale the placeholders of $name", ({ texts, english }) => {
    for (const [key, text] of Object.entries(texts)) {
      const expected = placeholdersOf(sourceOf(english, key));
      const actual = placeholdersOf(text);
      // A singular may spell out the number.
      const isSingular = key.endsWith("_one");
      expect(isSingular ? actual.filter((name) => !expected.includes(name)) : actual, key).toEqual(
        isSingular ? [] : expected,
      );
    }
  });

  it.each(TRANSLATIONS)("have in $locale the plural forms that $name needs", ({ locale, texts, english }) => {
    const forms = new Intl.PluralRules(LANGUAGE_TAGS[locale]).resolvedOptions().pluralCategories;
    const plurals = Object.keys(english).filter((key) => key.endsWith("_other"));
    for (const base of plurals.map(baseOf)) {
      const actual = Object.keys(texts).filter((key) => key !== base && baseOf(key) === base);
      expect(actual.sort(), base).toEqual(forms.map((form) => `${base}_${form}`).sort());
    }
  });

  it("never define one key in two files", () => {
    const keys = PAGE_STORES.filter(({ name }) => name !== "session.json").flatMap(({ texts }) =>
      Object.keys(texts.en),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  const keys = TEXT_STORES.reduce((sum, { texts }) => sum + keysOf(texts.en).length, 0);
  it(`are ${String(keys)} in each of ${String(LOCALES.length)} languages`, () => {
    expect(keys).toBeGreaterThan(1_000);
  });
});
