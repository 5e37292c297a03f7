import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { writeCookie } from "~/browser/storage";
import { LANGUAGE_TAGS, type Locale } from "~/i18n/locales";
import { suggestedLanguage, suggestionCookie } from "~/rules/language-suggestion";
import { splitLocale, withLocale } from "~/rules/locale-path";
import de from "../../../public/locales/de/language-offer.json";
import en from "../../../public/locales/en/language-offer.json";
import es from "../../../public/locales/es/language-offer.json";
import pl from "../../../public/locales/pl/language-offer.json";
import ptBr from "../../../public/locales/pt-br/language-offer.json";
import ru from "../../../public/locales/ru/language-offer.json";
import tr from "../../../public/locales/tr/language-offer.json";
import { Icon } from "../ui/icon";

const TEXTS: Record<Locale, typeof en> = { de, en, es, pl, "pt-br": ptBr, ru, tr };

export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  const { locale: pageLocale, path } = splitLocale(pathname);
  const locale = suggestedLanguage({ browserLanguages: navigator.languages, pageLocale, isDismissed });
  if (locale === null) return null;
  const texts = TEXTS[locale];
  const dismiss = () => {
    writeCookie(suggestionCookie(location));
    setDismissed(true);
  };
  return (
    <aside className="toast offer" lang={LANGUAGE_TAGS[locale]} aria-label={texts["languageOffer.label"]}>
      <span>{texts["languageOffer.text"]}</span>
      <a className="button button--text" href={withLocale(locale, path) + search} hrefLang={LANGUAGE_TAGS[locale]}>
        {texts["languageOffer.read"]}
      </a>
      <button type="button" className="icon-button" aria-label={texts["languageOffer.dismiss"]} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
