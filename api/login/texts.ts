import de from "../../public/locales/de/session.json";
import en from "../../public/locales/en/session.json";
import es from "../../public/locales/es/session.json";
import pl from "../../public/locales/pl/session.json";
import ptBr from "../../public/locales/pt-br/session.json";
import ru from "../../public/locales/ru/session.json";
import tr from "../../public/locales/tr/session.json";
import { LANGUAGES, type Locale } from "./languages";

const TEXTS: Record<Locale, Record<string, string>> = { en, de, es, pl, "pt-br": ptBr, ru, tr };

type PluralForm = "one" | "few" | "many" | "other";
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

export type SessionTextKey = WithoutPlural<keyof typeof en>;
export type SessionTranslate = (key: SessionTextKey, params?: Record<string, string | number>) => string;

/** Texts of the login page; `count` among the params chooses the plural form. */
export function createSessionTranslate(locale: Locale): SessionTranslate {
  const texts = TEXTS[locale];
  const plurals = new Intl.PluralRules(LANGUAGES[locale].tag);
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === "number" ? `${key}_${plurals.select(count)}` : key;
    const text = texts[form] ?? texts[`${key}_other`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
  };
}
