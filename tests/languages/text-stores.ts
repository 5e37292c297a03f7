import { readdirSync, readFileSync } from "node:fs";
import { SEED_TEXTS } from "~api/seed/texts";
import * as z from "zod";
import { LOCALES, type Locale } from "~/i18n/locales";

export type Texts = Record<string, string>;

export type TextStore = { name: string; texts: Record<Locale, Texts> };

const FOLDER = "public/locales";
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const textsSchema = z.record(z.string(), z.string());

export const PAGE_STORES: readonly TextStore[] = readdirSync(`${FOLDER}/en`).map((name) => ({
  name,
  texts: inEveryLanguage((locale) =>
    textsSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${locale}/${name}`, "utf8"))),
  ),
}));

export const TEXT_STORES: readonly TextStore[] = [...PAGE_STORES, { name: "the catalogue", texts: SEED_TEXTS }];

export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== "en");

export const TRANSLATIONS = OTHER_LOCALES.flatMap((locale) =>
  TEXT_STORES.map(({ name, texts }) => ({ locale, name, texts: texts[locale], english: texts.en })),
);

export const baseOf = (key: string) => key.replace(PLURAL_SUFFIX, "");

/** A plural form that English lacks falls back to `_other`. */
export const sourceOf = (english: Texts, key: string) => english[key] ?? english[`${baseOf(key)}_other`] ?? "";

export function inEveryLanguage<Value>(create: (locale: Locale) => Value): Record<Locale, Value> {
  return {
    en: create("en"),
    de: create("de"),
    es: create("es"),
    pl: create("pl"),
    "pt-br": create("pt-br"),
    ru: create("ru"),
    tr: create("tr"),
  };
}
