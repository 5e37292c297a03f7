import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { NewSecondFactor } from "~/view-models/desk/second-factor";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { RecoveryCodes } from "./recovery-codes";

type NewSecondFactorPanelProps = { started: NewSecondFactor; result: DeskFormResult | undefined };

export function NewSecondFactorPanel({ started, result }: NewSecondFactorPanelProps) {
  const t = useText();
  const { address, secret, qrCode, recoveryCodes } = started;
  const side = String(qrCode.size);
  return (
    <>
      <DeskPanel id="scan" title={t("desk.scan")}>
        <div className="desk-panel-body desk-scan">
          <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t("desk.qrCode")} shapeRendering="crispEdges">
            <path d={qrCode.path} />
          </svg>
          <div>
            <p>{t("desk.scanText")}</p>
            <p className="text-small muted">{t("desk.secretText")}</p>
            <code className="desk-secret">{secret}</code>
            <a className="text-link" href={address}>
              {t("desk.openInApp")}
            </a>
          </div>
        </div>
      </DeskPanel>
      <DeskPanel id="recovery" title={t("desk.recoveryCodes")}>
        <div className="desk-panel-body">
          <RecoveryCodes codes={recoveryCodes} />
        </div>
      </DeskPanel>
      <DeskPanel id="confirm" title={t("desk.confirm")}>
        <div className="desk-panel-body">
          <DeskForm
            intent="confirm"
            label={t("desk.confirm")}
            button={t("desk.confirmCode")}
            fields={{ address, recoveryCodes: recoveryCodes.join(" ") }}
            result={result}
          >
            <DeskField
              name="code"
              label={t("desk.code")}
              help={t("desk.codeHelp")}
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
            />
          </DeskForm>
        </div>
      </DeskPanel>
    </>
  );
}
