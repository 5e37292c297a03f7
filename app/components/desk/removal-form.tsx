import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";

type RemovalFormProps = {
  intent: string;
  label: string;
  /** What it does. */
  text: string;
  button: string;
  version: string;
  result: DeskFormResult | undefined;
};

/** Takes something from players, with a reason. */
export function RemovalForm({ intent, label, text, button, version, result }: RemovalFormProps) {
  const t = useText();
  return (
    <>
      <h3>{label}</h3>
      <p>{text}</p>
      <DeskForm intent={intent} label={label} button={button} variant="danger" fields={{ version }} result={result}>
        <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
      </DeskForm>
    </>
  );
}
