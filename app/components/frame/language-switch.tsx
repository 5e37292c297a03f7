import { useLocation } from "@remix-run/react";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } from "~/i18n/locales";
import { useText } from "~/i18n/use-text";
import { splitLocale, withLocale } from "~/rules/locale-path";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";

/** Loads a new document: fonts and texts change with the language. */
export function LanguageSwitch() {
  const t = useText();
  const { pathname, search } = useLocation();
  const { locale: current, path } = splitLocale(pathname);
  return (
    <Popover
      className="lang"
      summaryClassName="button button--outline"
      summaryLabel={t("footer.language", { language: LANGUAGE_NAMES[current] })}
      summary={
        <>
          {LANGUAGE_NAMES[current]}
          <Icon name="chevron-down" size="small" />
        </>
      }
    >
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={withLocale(locale, path) + search}
          lang={LANGUAGE_TAGS[locale]}
          hrefLang={LANGUAGE_TAGS[locale]}
          aria-current={locale === current ? "true" : undefined}
        >
          {LANGUAGE_NAMES[locale]}
        </a>
      ))}
    </Popover>
  );
}
