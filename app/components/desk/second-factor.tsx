import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { NewSecondFactor, SecondFactorResult, SecondFactorView } from "~/view-models/desk/second-factor";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { NewSecondFactorPanel } from "./new-second-factor";
import { Passkeys } from "./passkeys";
import { RecoveryCodes } from "./recovery-codes";

type SecondFactorProps = { secondFactor: SecondFactorView; result: SecondFactorResult | undefined };

export function SecondFactor({ secondFactor, result }: SecondFactorProps) {
  const t = useText();
  const refusal = refusalIn(result);
  const { isSetUp, hasApp } = secondFactor;
  const started = hasApp ? undefined : startedIn(result);
  return (
    <>
      <DeskHead
        title={t("desk.secondFactor")}
        text={t(secondFactor.isNeeded ? "desk.secondFactorNeeded" : "desk.secondFactorText")}
      />
      <DeskNote result={refusal} />
      <div className="desk-stack desk-stack--narrow">
        {started ? (
          <NewSecondFactorPanel started={started} result={refusal} />
        ) : (
          <>
            {isSetUp && <RecoveryPanel result={result} />}
            {!isSetUp && <AppPanel replacesCodes={false} result={refusal} />}
            <Passkeys
              passkeys={secondFactor.passkeys}
              isKept={secondFactor.isPasskeyKept}
              asked={result && "asked" in result ? result.asked : undefined}
              result={refusal}
            />
            {isSetUp && !hasApp && <AppPanel replacesCodes result={refusal} />}
            {isSetUp && <RemovalPanel secondFactor={secondFactor} result={refusal} />}
          </>
        )}
      </div>
    </>
  );
}

function refusalIn(result: SecondFactorResult | undefined): DeskFormResult | undefined {
  return result?.ok === false ? result : undefined;
}

function startedIn(result: SecondFactorResult | undefined): NewSecondFactor | undefined {
  return result && "started" in result ? result.started : undefined;
}

function RecoveryPanel({ result }: Pick<SecondFactorProps, "result">) {
  const t = useText();
  return (
    <DeskPanel id="recovery" title={t("desk.recoveryCodes")}>
      {result?.ok && "recoveryCodes" in result ? (
        <NewRecoveryCodes codes={result.recoveryCodes} message={result.message} />
      ) : (
        <div className="desk-panel-body">
          <p className="muted">{t("desk.renewText")}</p>
          <PasswordForm intent="renew" button={t("desk.renewCodes")} result={refusalIn(result)} />
        </div>
      )}
    </DeskPanel>
  );
}

/** Takes the focus, so that nobody misses what is shown once. */
function NewRecoveryCodes({ codes, message }: { codes: readonly string[]; message: string | undefined }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [codes]);
  return (
    <div className="desk-panel-body" role="status" tabIndex={-1} ref={panel}>
      {message !== undefined && <b>{message}</b>}
      <RecoveryCodes codes={codes} />
    </div>
  );
}

type AppPanelProps = { replacesCodes: boolean; result: DeskFormResult | undefined };

function AppPanel({ replacesCodes, result }: AppPanelProps) {
  const t = useText();
  return (
    <DeskPanel id="start" title={t("desk.setUp")}>
      <div className="desk-panel-body">
        <p className="muted">{t("desk.setUpText")}</p>
        {replacesCodes && <p className="muted">{t("desk.setUpReplacesCodes")}</p>}
        <PasswordForm intent="start" button={t("desk.continue")} result={result} />
      </div>
    </DeskPanel>
  );
}

type RemovalPanelProps = { secondFactor: SecondFactorView; result: DeskFormResult | undefined };

function RemovalPanel({ secondFactor, result }: RemovalPanelProps) {
  const t = useText();
  if (!secondFactor.isRemovable) return secondFactor.hasApp && <p className="muted">{t("desk.ownersKeepIt")}</p>;
  return (
    <DeskPanel id="removal" title={t("desk.removeSecondFactor")} isDangerous>
      <div className="desk-panel-body">
        <p>{t("desk.removeSecondFactorText")}</p>
        <PasswordForm intent="remove" button={t("desk.removeSecondFactor")} variant="danger" result={result} />
      </div>
    </DeskPanel>
  );
}

type PasswordFormProps = Pick<Parameters<typeof DeskForm>[0], "intent" | "button" | "variant" | "result">;

function PasswordForm({ button, ...form }: PasswordFormProps) {
  const t = useText();
  return (
    <DeskForm {...form} label={button} button={button}>
      <DeskField name="currentPassword" label={t("desk.password")} type="password" autoComplete="current-password" />
    </DeskForm>
  );
}
