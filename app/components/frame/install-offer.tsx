import { useState } from "react";
import { createPortal } from "react-dom";
import type { InstallPrompt } from "~/browser/install-prompt";
import { createStoredFlag } from "~/browser/stored-flag";
import type { Locale } from "~/i18n/locales";
import de from "../../../public/locales/de/install-offer.json";
import en from "../../../public/locales/en/install-offer.json";
import es from "../../../public/locales/es/install-offer.json";
import pl from "../../../public/locales/pl/install-offer.json";
import ptBr from "../../../public/locales/pt-br/install-offer.json";
import ru from "../../../public/locales/ru/install-offer.json";
import tr from "../../../public/locales/tr/install-offer.json";
import { Icon } from "../ui/icon";
import { useRootData } from "./use-root-data";

type InstallOfferProps = { prompt: InstallPrompt };

const TEXTS: Record<Locale, typeof en> = { de, en, es, pl, "pt-br": ptBr, ru, tr };

const useTurnedDown = createStoredFlag("install-offer-turned-down");

export default function InstallOffer({ prompt }: InstallOfferProps) {
  const { locale, publicSettings } = useRootData();
  const [isTurnedDown, setTurnedDown] = useTurnedDown();
  const [isAccepted, setAccepted] = useState(false);
  const container = document.querySelector(".notices:not(:has(.offer:not([data-install])))");
  if (!container || isTurnedDown || isAccepted) return null;
  const texts = TEXTS[locale];
  const install = () => {
    setAccepted(true);
    // Rejected if the prompt was used elsewhere.
    prompt.prompt().catch(() => undefined);
  };
  return createPortal(
    <aside className="toast offer" data-install="" aria-label={texts["installOffer.label"]}>
      <span>{texts["installOffer.text"].replace("{{brand}}", publicSettings.brandName)}</span>
      <button type="button" className="button button--text" onClick={install}>
        {texts["installOffer.install"]}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts["installOffer.dismiss"]}
        onClick={() => setTurnedDown(true)}
      >
        <Icon name="x" />
      </button>
    </aside>,
    container,
  );
}
