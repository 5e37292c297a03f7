import { useEffect, useState, type ComponentType } from "react";
import { readCookies } from "~/browser/storage";
import { SUGGESTION_COOKIE } from "~/rules/suggestion-cookie";
import { useRootData } from "./use-root-data";

/**
 * Offers the browser's language where the page is in another one. Whether there is something to offer is decided here
 * in the browser, since the server's answer would be of no use to a shared cache (docs/decisions/0020-frame.md); only
 * then the offer itself is loaded.
 */
export function LanguageSuggestion() {
  const { locale } = useRootData();
  const [Offer, setOffer] = useState<ComponentType | null>(null);

  useEffect(() => {
    const isOwnLanguage = navigator.language.startsWith(locale.slice(0, 2));
    if (isOwnLanguage || readCookies().includes(SUGGESTION_COOKIE)) return;
    import("./language-offer").then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => undefined,
    );
  }, [locale]);

  return Offer && <Offer />;
}
