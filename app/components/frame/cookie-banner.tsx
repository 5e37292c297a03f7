import { useLocation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { isConsentBannerVisible } from "~/rules/cookie-consent";
import { CookieForm } from "./cookie-form";
import { useRootData } from "./use-root-data";

export function CookieBanner() {
  const t = useText();
  const { consent, locale } = useRootData();
  const isSettings = useLocation().pathname === paths.cookies(locale);
  if (!isSettings && !isConsentBannerVisible(consent)) return null;
  return (
    <section className="cookie-banner" aria-label={t("cookies.label")}>
      <div className="page-width">
        <p>{t("cookies.text")}</p>
        <CookieForm />
      </div>
    </section>
  );
}
