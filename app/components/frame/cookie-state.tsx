import { useText } from "~/i18n/use-text";
import { isConsentBannerShown } from "~/rules/cookie-consent";
import { useRootData } from "./use-root-data";

/** What the visitor has answered so far; nothing before there is an answer. */
export function CookieState() {
  const t = useText();
  const { consent } = useRootData();
  if (isConsentBannerShown(consent)) return null;
  return <p className="mut">{t(consent.marketing ? "cookies.allowedAll" : "cookies.allowedNecessary")}</p>;
}
