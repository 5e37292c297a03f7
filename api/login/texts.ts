import de from "../../public/locales/de/session.json";
import en from "../../public/locales/en/session.json";
import es from "../../public/locales/es/session.json";
import pl from "../../public/locales/pl/session.json";
import ptBr from "../../public/locales/pt-br/session.json";
import ru from "../../public/locales/ru/session.json";
import tr from "../../public/locales/tr/session.json";
import { createTranslator, type Params, type WithoutPlural } from "../texts/translator";
import type { Locale } from "./languages";

const TEXTS = { en, de, es, pl, "pt-br": ptBr, ru, tr };

export type SessionTextKey = WithoutPlural<keyof typeof en>;
export type SessionTranslate = (key: SessionTextKey, params?: Params) => string;

export function createSessionTranslate(locale: Locale): SessionTranslate {
  return createTranslator<SessionTextKey>(TEXTS, locale);
}
