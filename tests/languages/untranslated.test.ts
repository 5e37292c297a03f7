import { describe, expect, it } from "vitest";
import { SAME_AS_ENGLISH, SAME_EVERYWHERE } from "./same-as-english";
import { sourceOf, TRANSLATIONS, type Texts } from "./text-stores";

/** Frequent English words that no other language of the product has. */
const ENGLISH_WORDS = /(?<![\p{L}{])(the|and|your|you|with|this|that|are|from|yours)(?![\p{L}}])/iu;

const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, "");

const hasLetters = (text: string) => /\p{L}{2}/u.test(withoutPlaceholders(text));

function untranslatedKeys(texts: Texts, english: Texts): string[] {
  return Object.keys(texts).filter((key) => texts[key] === sourceOf(english, key) && hasLetters(texts[key] ?? ""));
}

describe("translations", () => {
  it.each(TRANSLATIONS)("have no English text of $name in $locale", ({ locale, texts, english }) => {
    const allowed: readonly string[] = [...SAME_EVERYWHERE, ...SAME_AS_ENGLISH[locale]];
    const untranslated = untranslatedKeys(texts, english);
    expect(
      untranslated.filter((key) => !allowed.includes(key)),
      "Translate these, or list them as the same in English.",
    ).toEqual([]);
  });

  it.each(TRANSLATIONS)("use no English words of $name in $locale", ({ texts }) => {
    expect(Object.entries(texts).filter(([, text]) => ENGLISH_WORDS.test(withoutPlaceholders(text)))).toEqual([]);
  });

  it.each(Object.entries(SAME_AS_ENGLISH))("list for %s only texts that are the same in English", (locale, listed) => {
    const all = TRANSLATIONS.filter((translation) => translation.locale === locale);
    const untranslated = all.flatMap(({ texts, english }) => untranslatedKeys(texts, english));
    expect(listed.filter((key) => !untranslated.includes(key))).toEqual([]);
  });

  it("list a text as the same everywhere only if it is in several languages", () => {
    const untranslated = TRANSLATIONS.flatMap(({ texts, english }) => untranslatedKeys(texts, english));
    expect(SAME_EVERYWHERE.filter((key) => untranslated.filter((other) => other === key).length < 2)).toEqual([]);
  });
});
