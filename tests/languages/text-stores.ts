import { readdirSync, readFileSync } from "node:fs";
import { SEED_TEXTS } from "~api/seed/texts";
import * as z from "zod";
import { LOCALES, type Locale } from "~/i18n/locales";

export type Texts = Record<string, string>;

/** Texts that belong together, by key, in every language. */
export type TextStore = { name: string; texts: Record<Locale, Texts> };

const FOLDER = "public/locales";
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const textsSchema = z.record(z.string(), z.string());

/** Pages, login and mails: one store for each file of public/locales. */
export const PAGE_STORES: readonly TextStore[] = readdirSync(`${FOLDER}/en`).map((name) => ({
  name,
  texts: inEveryLanguage((locale) =>
    textsSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${locale}/${name}`, "utf8"))),
  ),
}));

/** Those, and what the seeded catalogue says. */
export const TEXT_STORES: readonly TextStore[] = [...PAGE_STORES, { name: "the catalogue", texts: SEED_TEXTS }];

export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== "en");

/** Each store in each language but English. */
export const TRANSLATIONS = OTHER_LOCALES.flatMap((locale) =>
  TEXT_STORES.map(({ name, texts }) => ({ locale, name, texts: texts[locale], english: texts.en })),
);

/** The key that is asked for, without its plural form. */
export const baseOf = (key: string) => key.replace(PLURAL_SUFFIX, "");

/** The English text that this one translates; a plural form that English lacks translates the general one. */
export const sourceOf = (english: Texts, key: string) => english[key] ?? english[`${baseOf(key)}_other`] ?? "";

export function inEveryLanguage<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return {
    en: make("en"),
    de: make("de"),
    es: make("es"),
    pl: make("pl"),
    "pt-br": make("pt-br"),
    ru: make("ru"),
    tr: make("tr"),
  };
}
