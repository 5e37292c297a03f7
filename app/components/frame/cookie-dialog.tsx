import type { FormEvent } from "react";
import { useText } from "~/i18n/use-text";
import { isConsentBannerVisible } from "~/rules/cookie-consent";
import { Dialog } from "../ui/dialog";
import { CookieForm } from "./cookie-form";
import { useRootData } from "./use-root-data";

type CookieDialogProps = { onClose: () => void };

/** A dialog: leaving the page would end a running game. */
export function CookieDialog({ onClose }: CookieDialogProps) {
  const t = useText();
  const { consent } = useRootData();
  const close = (event: FormEvent) => event.currentTarget.closest("dialog")?.close();
  return (
    <Dialog title={t("cookies.label")} onClose={onClose} actions={<CookieForm onSubmit={close} />}>
      <p>{t("cookies.text")}</p>
      {!isConsentBannerVisible(consent) && (
        <p className="muted">{t(consent.marketing ? "cookies.allowedAll" : "cookies.allowedNecessary")}</p>
      )}
    </Dialog>
  );
}
