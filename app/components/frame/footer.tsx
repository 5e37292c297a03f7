import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { CookieLink } from "./cookie-link";
import { LanguageSwitch } from "./language-switch";
import { useRootData } from "./use-root-data";

export function Footer() {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  const { brandName, links } = publicSettings;
  const places = [
    { label: t("footer.developerPortal"), href: links.developerPortal },
    { label: t("footer.community"), href: links.community },
    { label: t("footer.videoChannel"), href: links.videoChannel },
    ...links.social.map((href) => ({ label: siteName(href), href })),
  ];
  return (
    <footer className="site-footer">
      <div className="page-width">
        <nav className="inline-row flex-wrap" aria-label={t("footer.label", { brand: brandName })}>
          {places.map(
            ({ label, href }) =>
              href !== null && (
                <a key={href} href={href}>
                  {label}
                </a>
              ),
          )}
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
