import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "~/i18n/locales";

const FOLDER = "public/locales";
const FILES = readdirSync(`${FOLDER}/en`);
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

type Texts = Record<string, string>;

function readTexts(locale: Locale, file: string): Texts {
  return JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, "utf8")) as Texts;
}

function keysOf(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL_SUFFIX, "")))].sort();
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();
}

const others = LOCALES.filter((locale) => locale !== "en");
const cases = others.flatMap((locale) => FILES.map((file) => ({ locale, file })));

describe("locale files", () => {
  it.each(cases)("$locale/$file says everything that English says", ({ locale, file }) => {
    expect(keysOf(readTexts(locale, file)), "Add the missing keys, drop the ones English no longer has.").toEqual(
      keysOf(readTexts("en", file)),
    );
  });

  it.each(cases)("$locale/$file keeps the placeholders of English", ({ locale, file }) => {
    const english = readTexts("en", file);
    for (const [key, text] of Object.entries(readTexts(locale, file))) {
      const base = key.replace(PLURAL_SUFFIX, "");
      const source = english[key] ?? english[`${base}_other`] ?? "";
      const expected = placeholdersOf(source);
      const own = placeholdersOf(text);
      // A singular may say "one" in words where English counts.
      const isSingular = key.endsWith("_one");
      expect(isSingular ? own.filter((name) => !expected.includes(name)) : own, key).toEqual(
        isSingular ? [] : expected,
      );
    }
  });

  it.each(cases)("$locale/$file has the plural forms its language needs", ({ locale, file }) => {
    const texts = readTexts(locale, file);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = Object.keys(readTexts("en", file)).filter((key) => key.endsWith("_other"));
    for (const key of plurals) {
      const base = key.replace(PLURAL_SUFFIX, "");
      expect(Object.keys(texts), base).toEqual(expect.arrayContaining(forms.map((form) => `${base}_${form}`)));
    }
  });

  it("never say one key in two files", () => {
    const keys = FILES.filter((file) => file !== "session.json").flatMap((file) => Object.keys(readTexts("en", file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
