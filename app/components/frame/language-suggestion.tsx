import { useEffect, useState, type ComponentType } from "react";
import { readCookies } from "~/browser/storage";
import { SUGGESTION_COOKIE } from "~/rules/language-suggestion";
import { useRootData } from "./use-root-data";

/** Decided in the browser: the server's choice would vary a shared cache (docs/decisions/0020-frame.md). */
export function LanguageSuggestion() {
  const { locale } = useRootData();
  const [Offer, setOffer] = useState<ComponentType | null>(null);

  useEffect(() => {
    const isBrowserLanguage = navigator.language.startsWith(locale.slice(0, 2));
    if (isBrowserLanguage || readCookies().includes(SUGGESTION_COOKIE)) return;
    import("./language-offer").then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => undefined,
    );
  }, [locale]);

  return Offer && <Offer />;
}
