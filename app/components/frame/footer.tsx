import { Link, useLocation } from "@remix-run/react";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } from "~/i18n/locales";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { splitLocale, withLocale } from "~/rules/locale-path";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { CookieLink } from "./cookie-link";
import { useRootData } from "./use-root-data";

export function Footer() {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  const { brandName, links } = publicSettings;
  const externalLinks = [
    { label: t("footer.developerPortal"), href: links.developerPortal },
    { label: t("footer.community"), href: links.community },
    { label: t("footer.videoChannel"), href: links.videoChannel },
    ...links.social.map((href) => ({ label: siteName(href), href })),
  ];
  return (
    <footer className="site-footer">
      <div className="page-width">
        <nav className="inline-row flex-wrap" aria-label={t("footer.label", { brand: brandName })}>
          {externalLinks.map(
            ({ label, href }) =>
              href !== null && (
                <a key={href} href={href}>
                  {label}
                </a>
              ),
          )}
          <Link to={paths.studioHome(locale)}>{t("footer.studios")}</Link>
          <Link to={paths.legal(locale)}>{t("footer.legal")}</Link>
          <Link to={paths.terms(locale)}>{t("footer.terms")}</Link>
          <a href={paths.themes(locale)}>{t("footer.themes")}</a>
          <CookieLink />
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

function siteName(href: string): string {
  return new URL(href).hostname.replace(/^www\./, "");
}

/** Loads a new document: fonts and texts change with the language. */
function LanguageSwitch() {
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
