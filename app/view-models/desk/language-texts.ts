import { LANGUAGE_NAMES, LOCALES, type Locale } from "~/i18n/locales";
import type { ViewContext } from "../view-context";
import type { LocalizedFieldView } from "./content-editor";

/** The texts of one language. */
export type LanguageTextsView<Name extends string> = {
  locale: Locale;
  language: string;
  /** How many are there. */
  filled: string;
  fields: Record<Name, LocalizedFieldView>;
};

/** Of several texts, each in all languages. */
export function toLanguageTexts<Name extends string>(
  texts: Record<Name, readonly LocalizedFieldView[]>,
  { t }: Pick<ViewContext, "t">,
): LanguageTextsView<Name>[] {
  const names = Object.keys(texts) as Name[];
  return LOCALES.map((locale) => {
    const fields = names.flatMap((name) => {
      const field = texts[name].find((candidate) => candidate.locale === locale);
      return field ? [[name, field] as const] : [];
    });
    const count = fields.filter(([, { saved }]) => saved !== "").length;
    return {
      ...{ locale, language: LANGUAGE_NAMES[locale], filled: t("desk.languagesOf", { count, all: names.length }) },
      fields: Object.fromEntries(fields) as Record<Name, LocalizedFieldView>,
    };
  });
}
