import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import { LANGUAGE_TAGS, LOCALES } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { textsOf } from "~/i18n/texts.server";
import { createTranslator } from "~/i18n/translator";

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000];

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

describe.each(LOCALES)("the browser's translator in %s", (locale) => {
  const texts = textsOf(locale);
  const inBrowser = createTranslator(LANGUAGE_TAGS[locale], texts);
  const onServer = translatorFor(locale);
  const keys = [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|few|many|other)$/, "")))] as TextKey[];
  const names = [...new Set(Object.values(texts).flatMap(namesIn))];
  const params = Object.fromEntries(names.map((name) => [name, `<${name}>`]));

  it("returns the same texts as i18next for every count", () => {
    for (const key of keys) {
      for (const count of COUNTS) {
        expect(inBrowser(key, { ...params, count })).toBe(onServer(key, { ...params, count }));
      }
    }
  });
});
