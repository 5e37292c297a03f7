import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskField } from "./desk-field";
import { DeskRowForm } from "./desk-row-form";

type RefusalFormProps = {
  intent: string;
  subject: string;
  name: string;
  summary: string;
  label: string;
  /** Who reads the reason. */
  reader: string;
  result: DeskFormResult | undefined;
};

/** Says no to what somebody has sent, with a reason. */
export function RefusalForm({ label, reader, ...form }: RefusalFormProps) {
  const t = useText();
  return (
    <DeskRowForm {...form} label={label} button={label} variant="danger">
      <DeskField name="reason" label={t("desk.reason")} help={reader} />
    </DeskRowForm>
  );
}
