import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { askPasskey, usePasskeySupport } from "~/browser/passkeys";
import { deskPaths } from "~/desk-paths";
import { useText } from "~/i18n/use-text";
import { PASSKEY_PROOF } from "~/view-models/desk/confirmation";
import type { PasskeyAnswer } from "~/view-models/desk/passkeys";
import { useRootData } from "../frame/use-root-data";
import { PageNote } from "../profile/page-note";
import { Button } from "../ui/button";

/** Stands in the form that it sends, in place of password and code. */
export function PasskeyConfirmation() {
  const t = useText();
  const { locale } = useRootData();
  const isSupported = usePasskeySupport();
  const field = useRef<HTMLInputElement>(null);
  const { submit, data, state } = useFetcher<PasskeyAnswer>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!data) return;
    void (data.ok ? askPasskey(data.question) : Promise.resolve(null)).then((proof) => {
      setFailed(proof === null);
      if (proof === null || !field.current) return;
      field.current.value = proof;
      field.current.form?.requestSubmit();
    });
  }, [data]);
  if (!isSupported) return null;
  const ask = () => submit({ intent: "ask-passkey" }, { method: "post", action: deskPaths.secondFactor(locale) });
  return (
    <>
      <input type="hidden" name={PASSKEY_PROOF} defaultValue="" ref={field} />
      <div className="desk-buttons">
        <Button onClick={ask} isBusy={state !== "idle"}>
          {t("desk.confirmWithPasskey")}
        </Button>
      </div>
      {hasFailed && <PageNote text={t("desk.passkeyDeclined")} />}
    </>
  );
}
