import de from "../../public/locales/de/mail.json";
import en from "../../public/locales/en/mail.json";
import es from "../../public/locales/es/mail.json";
import pl from "../../public/locales/pl/mail.json";
import ptBr from "../../public/locales/pt-br/mail.json";
import ru from "../../public/locales/ru/mail.json";
import tr from "../../public/locales/tr/mail.json";
import type { Locale } from "../login/languages";
import { createTranslator, type Params, type WithoutPlural } from "../texts/translator";

const TEXTS = { en, de, es, pl, "pt-br": ptBr, ru, tr };

export type MailTextKey = WithoutPlural<keyof typeof en>;
export type MailTranslate = (key: MailTextKey, params?: Params) => string;

export function createMailTranslate(locale: Locale): MailTranslate {
  return createTranslator<MailTextKey>(TEXTS, locale);
}
