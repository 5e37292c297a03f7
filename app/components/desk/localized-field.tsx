import { useText } from "~/i18n/use-text";
import type { LocalizedFieldView } from "~/view-models/desk/content-editor";
import { DeskField, DeskTextArea } from "./desk-field";

type LocalizedFieldProps = {
  /** Of the text; its language follows. */
  name: string;
  field: LocalizedFieldView;
  /** Several lines. */
  rows?: number;
  help?: string;
  isConflict: boolean;
};

/** A text in one language. */
export function LocalizedField({ name, field, rows, help, isConflict }: LocalizedFieldProps) {
  const t = useText();
  const { locale, label, saved, isMissing } = field;
  const props = {
    ...{ name: `${name}.${locale}`, label, saved, lang: locale, isGap: isMissing },
    theirs: isConflict ? saved : undefined,
    help: isMissing ? t("desk.textMissing") : help,
  };
  return rows === undefined ? <DeskField {...props} /> : <DeskTextArea {...props} rows={rows} />;
}
