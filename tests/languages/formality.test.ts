import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { TRANSLATIONS } from "./text-stores";

/** See docs/languages.md: informal, except Russian, which avoids addressing the player. */
const WRONG_ADDRESS: Record<Exclude<Locale, "en">, RegExp> = {
  de: /(?<=[\p{Ll},;] )(Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  es: /(?<!\p{L})(usted(es)?|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
  pl: /(?<!\p{L})(Pan|Pani|Państw\p{L}+)(?!\p{L})/u,
  "pt-br": /(?<!\p{L})(o senhor|a senhora|tu|teus?|tuas?|vós)(?!\p{L})/iu,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*|ты|тебя|тебе|тобой|тво[йяеи]\p{L}*|(?!здравствуй|сайт)\p{L}{2,}(йте|ите|ьте)(сь)?)(?!\p{L})/iu,
  tr: /(?<!\p{L})(siz|sizi|size|sizin|sizden)(?!\p{L})/iu,
};

describe("texts", () => {
  it.each(TRANSLATIONS)("address the player in $locale with the agreed form, in $name", ({ locale, texts }) => {
    expect(Object.entries(texts).filter(([, text]) => WRONG_ADDRESS[locale].test(text))).toEqual([]);
  });
});
