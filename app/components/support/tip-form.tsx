import { useId } from "react";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import type { TipView } from "~/view-models/support";
import { Button } from "../ui/button";
import { SpendForm } from "./spend-form";

type TipFormProps = { gameId: string; tip: TipView; spendKey: string };

/** A custom amount takes precedence. */
export function TipForm({ gameId, tip: { currency, amounts, max }, spendKey }: TipFormProps) {
  const t = useText();
  const otherId = useId();
  return (
    <SpendForm
      label={t("support.tip")}
      route="tips"
      action={requestPaths.tips}
      fields={{ gameId, key: spendKey, currency }}
    >
      {(isBusy) => (
        <div className="tip-form">
          <fieldset className="chips">
            <legend className="field-label">{t("support.tip")}</legend>
            {amounts.map(({ value, label }, index) => (
              <label key={value}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="amount"
                  value={value}
                  defaultChecked={index === 0}
                />
                <span className="chip">{label}</span>
              </label>
            ))}
          </fieldset>
          <div className="inline-row">
            <label className="form-field fill-space" htmlFor={otherId}>
              <span>{t("support.otherAmount")}</span>
              <input
                key={spendKey}
                id={otherId}
                className="text-input"
                type="number"
                name="other"
                inputMode="numeric"
                min={1}
                max={max}
                step={1}
              />
            </label>
            <Button type="submit" variant="outline" isBusy={isBusy}>
              {t("support.sendTip")}
            </Button>
          </div>
        </div>
      )}
    </SpendForm>
  );
}
