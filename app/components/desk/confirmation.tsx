import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { CONFIRMATION_INTENT, type ConfirmationResult, type ConfirmationView } from "~/view-models/desk/confirmation";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { PasskeyConfirmation } from "./passkey-confirmation";

type ConfirmationProps = { confirmation: ConfirmationView; result: ConfirmationResult | undefined };

/** The form that waits is sent along, under its own name. */
export function Confirmation({ confirmation: { code, hasPasskey, back }, result }: ConfirmationProps) {
  const t = useText();
  const refusal = result?.ok === false ? result : undefined;
  const kept = result?.kept ?? [];
  const valueOf = (wanted: string) => kept.find(({ name }) => name === wanted)?.value;
  const subject = valueOf("subject");
  const others = kept.filter(({ name }) => name !== "intent" && name !== "subject");
  return (
    <>
      <DeskHead title={t("desk.confirmation")} text={t("desk.confirmationText")} />
      <DeskNote result={refusal} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="confirmation" title={t("desk.confirm")}>
          <div className="desk-panel-body">
            {kept.length > 0 && <p className="muted">{t("desk.confirmationKept")}</p>}
            <DeskForm
              intent={valueOf("intent") ?? CONFIRMATION_INTENT}
              {...(subject === undefined ? {} : { subject })}
              label={t("desk.confirmation")}
              button={t("desk.confirm")}
              result={refusal}
            >
              {others.map(({ name, value }, index) => (
                <input key={index} type="hidden" name={name} value={value} />
              ))}
              {hasPasskey && <PasskeyConfirmation />}
              <DeskField
                name="confirmationPassword"
                label={t("desk.password")}
                type="password"
                autoComplete="current-password"
              />
              {code !== null && (
                <DeskField
                  name="confirmationCode"
                  label={t(code === "app" ? "desk.code" : "desk.recoveryCode")}
                  {...(code === "app" && { help: t("desk.confirmationCodeHelp") })}
                  autoComplete="one-time-code"
                  spellCheck={false}
                />
              )}
            </DeskForm>
            <Link className="text-link" to={back}>
              {t("desk.confirmationBack")}
            </Link>
          </div>
        </DeskPanel>
      </div>
    </>
  );
}
