import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { makePasskey, usePasskeySupport } from "~/browser/passkeys";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { AskedPasskey, PasskeyView } from "~/view-models/desk/passkeys";
import { PageNote } from "../profile/page-note";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type PasskeysProps = {
  passkeys: readonly PasskeyView[];
  /** There is nothing else beside the password. */
  isKept: boolean;
  /** The browser is to make it. */
  asked: AskedPasskey | undefined;
  result: DeskFormResult | undefined;
};

export function Passkeys({ passkeys, isKept, asked, result }: PasskeysProps) {
  const t = useText();
  const isSupported = usePasskeySupport();
  const isDeclined = useNewPasskey(asked);
  return (
    <DeskPanel id="passkeys" title={t("desk.passkeys")}>
      {passkeys.length > 0 && (
        <ul className="desk-records">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isKept={isKept} result={result} />
          ))}
        </ul>
      )}
      <div className="desk-panel-body">
        <p className="muted">{t("desk.passkeysText")}</p>
        {isDeclined && <PageNote text={t("desk.passkeyDeclined")} />}
        {isSupported ? (
          <DeskForm
            key={passkeys.length}
            intent="start-passkey"
            label={t("desk.addPasskey")}
            button={t("desk.addPasskey")}
            result={result}
          >
            <DeskField name="name" label={t("desk.passkeyName")} help={t("desk.passkeyNameHelp")} autoComplete="off" />
            <DeskField
              name="currentPassword"
              label={t("desk.password")}
              type="password"
              autoComplete="current-password"
            />
          </DeskForm>
        ) : (
          <p>{t("desk.passkeysNeedScripts")}</p>
        )}
      </div>
    </DeskPanel>
  );
}

type PasskeyRowProps = { passkey: PasskeyView; isKept: boolean; result: DeskFormResult | undefined };

function PasskeyRow({ passkey: { id, name, use }, isKept, result }: PasskeyRowProps) {
  const t = useText();
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="text-small muted">{use}</p>
        {isKept && <p className="text-small muted">{t("desk.error.last_passkey")}</p>}
      </div>
      {!isKept && (
        <DeskRowForm
          intent="remove-passkey"
          subject={id}
          summary={t("desk.remove")}
          name={name}
          text={t("desk.removePasskeyText")}
          label={t("desk.removePasskey", { name })}
          button={t("desk.removePasskey", { name })}
          variant="danger"
          result={result}
        >
          <DeskField
            name="currentPassword"
            label={t("desk.password")}
            type="password"
            autoComplete="current-password"
          />
        </DeskRowForm>
      )}
    </li>
  );
}

/** Has the device make what was asked for, and sends it; true when it did not. */
function useNewPasskey(asked: AskedPasskey | undefined): boolean {
  const submit = useSubmit();
  const [declined, setDeclined] = useState<AskedPasskey>();
  useEffect(() => {
    if (!asked) return;
    void makePasskey(asked.question).then((passkey) => {
      if (passkey === null) setDeclined(asked);
      else submit({ intent: "add-passkey", name: asked.name, passkey }, { method: "post", preventScrollReset: true });
    });
  }, [asked, submit]);
  return asked !== undefined && declined === asked;
}
