import { LANGUAGES, type Locale } from "../login/languages";

type PluralForm = "one" | "few" | "many" | "other";

/** The key without its plural suffix; `count` chooses the form. */
export type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

export type Params = Record<string, string | number>;

export function createTranslator<Key extends string>(
  textsByLocale: Record<Locale, Record<string, string>>,
  locale: Locale,
): (key: Key, params?: Params) => string {
  const texts = textsByLocale[locale];
  const plurals = new Intl.PluralRules(LANGUAGES[locale].tag);
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === "number" ? `${key}_${plurals.select(count)}` : key;
    const text = texts[form] ?? texts[`${key}_other`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
  };
}
