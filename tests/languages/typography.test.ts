import { describe, expect, it } from "vitest";
import { sourceOf, TEXT_STORES, TRANSLATIONS, type Texts } from "./text-stores";

const QUOTES = { en: "“”", de: "„“", es: "«»", pl: "„”", "pt-br": "“”", ru: "«»", tr: "“”" } as const;
const ALL_QUOTES = /["“”„«»]/gu;
const NO_BREAK_SPACE = "\u00a0";

/** Abbreviations, greetings, and headings that are questions in one language only. */
const ENDS_OTHERWISE = [
  "challengeCard.hoursLeft",
  "challengeCard.minutesLeft",
  "game.hours",
  "game.minutes",
  "mail.greeting",
  "mail.hello",
  "section.discover-moods.name",
  "challenge.order-up.name",
];

const everything = [
  ...TEXT_STORES.map(({ name, texts }) => ({ locale: "en" as const, name, texts: texts.en, english: texts.en })),
  ...TRANSLATIONS,
];

const broken = (texts: Texts, isBroken: (text: string) => boolean) =>
  Object.entries(texts).filter(([, text]) => isBroken(text));

describe("the typography of texts", () => {
  it.each(everything)("has in $locale no stray space, dots or straight marks in $name", ({ texts }) => {
    expect(broken(texts, (text) => /^\s|\s$| {2}/.test(text))).toEqual([]);
    expect(broken(texts, (text) => text.includes("..."))).toEqual([]);
    expect(broken(texts, (text) => text.includes("'"))).toEqual([]);
    expect(broken(texts, (text) => / [.,;:!?]/.test(text) || text.includes(NO_BREAK_SPACE))).toEqual([]);
  });

  it.each(everything)("places the ellipsis correctly in $locale, in $name", ({ locale, texts }) => {
    // German puts a space after a complete word.
    const misplaced = locale === "de" ? /\S…/ : / …/;
    expect(broken(texts, (text) => misplaced.test(text))).toEqual([]);
  });

  it.each(everything)("uses the quotation marks of $locale, in $name", ({ locale, texts }) => {
    const [opening, closing] = QUOTES[locale];
    const isBroken = (text: string) =>
      (text.match(ALL_QUOTES) ?? []).some((mark, index) => mark !== (index % 2 === 0 ? opening : closing));
    expect(broken(texts, isBroken)).toEqual([]);
  });

  it.each(TRANSLATIONS)("ends sentences in $locale where English does, in $name", ({ texts, english }) => {
    const ends = (text: string) => /[.!?…:]$/.test(text.replace(/[”“»]$/, ""));
    const isBroken = ([key, text]: [string, string]) => ends(text) !== ends(sourceOf(english, key));
    expect(
      Object.entries(texts)
        .filter(isBroken)
        .filter(([key]) => !ENDS_OTHERWISE.includes(key)),
    ).toEqual([]);
  });
});
