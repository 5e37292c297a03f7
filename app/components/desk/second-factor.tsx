import { useText } from "~/i18n/use-text";
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
  const refusal = result?.ok === false ? result : undefined;
  const started = startedIn(result);
  return (
    <>
      <DeskHead
        title={t("desk.secondFactor")}
        text={t(secondFactor.isNeeded ? "desk.secondFactorNeeded" : "desk.secondFactorText")}
      />
      <DeskNote result={refusal} />
      <div className="desk-stack desk-stack--narrow">
        {secondFactor.isSetUp ? (
          <SetUpPanels secondFactor={secondFactor} result={result} />
        ) : started ? (
          <NewSecondFactorPanel started={started} result={refusal} />
        ) : (
          <DeskPanel id="start" title={t("desk.setUp")}>
            <div className="desk-panel-body">
              <p className="muted">{t("desk.setUpText")}</p>
              <PasswordForm intent="start" button={t("desk.continue")} result={refusal} />
            </div>
          </DeskPanel>
        )}
      </div>
    </>
  );
}

function startedIn(result: SecondFactorResult | undefined): NewSecondFactor | undefined {
  return result && "started" in result ? result.started : undefined;
}

function SetUpPanels({ secondFactor, result }: SecondFactorProps) {
  const t = useText();
  const refusal = result?.ok === false ? result : undefined;
  return (
    <>
      <DeskPanel id="recovery" title={t("desk.recoveryCodes")}>
        <div className="desk-panel-body">
          {result?.ok && "recoveryCodes" in result ? (
            <RecoveryCodes codes={result.recoveryCodes} />
          ) : (
            <>
              <p className="muted">{t("desk.renewText")}</p>
              <PasswordForm intent="renew" button={t("desk.renewCodes")} result={refusal} />
            </>
          )}
        </div>
      </DeskPanel>
      <Passkeys
        passkeys={secondFactor.passkeys}
        asked={result && "asked" in result ? result.asked : undefined}
        result={refusal}
      />
      {secondFactor.isRemovable ? (
        <DeskPanel id="removal" title={t("desk.removeSecondFactor")} isDangerous>
          <div className="desk-panel-body">
            <p>{t("desk.removeSecondFactorText")}</p>
            <PasswordForm intent="remove" button={t("desk.removeSecondFactor")} variant="danger" result={refusal} />
          </div>
        </DeskPanel>
      ) : (
        <p className="muted">{t("desk.ownersKeepIt")}</p>
      )}
    </>
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
