import { useField } from "@conform-to/react";
import { useText } from "~/i18n/use-text";
import type { OptionView } from "~/view-models/select";
import { describedBy, FieldNotes } from "../profile/form-field";

type DeskCheckboxesProps = {
  name: string;
  label: string;
  help?: string;
  options: readonly OptionView[];
  saved: readonly string[];
  isConflict: boolean;
  /** The others stay as they are. */
  isShown?: (option: OptionView) => boolean;
};

/** Any number of several choices, in the DeskForm around it. */
export function DeskCheckboxes({ name, label, help, options, saved, isConflict, isShown }: DeskCheckboxesProps) {
  const t = useText();
  const [field, form] = useField<string[]>(name);
  const typed = field.defaultValue ?? field.initialValue;
  // A refused form comes back as it was typed, without the fields that were emptied.
  const chosen = typed === undefined ? (form.status === "error" ? [] : saved) : [typed].flat();
  const differs = isConflict && options.some(({ value }) => chosen.includes(value) !== saved.includes(value));
  const stored = options.flatMap((option) => (saved.includes(option.value) ? [option.label] : [])).join(", ");
  const notes = {
    ...{ id: field.id, problem: Object.values(field.allErrors)[0]?.[0] },
    help: differs ? t("desk.theirs", { value: stored === "" ? t("desk.nothing") : stored }) : help,
  };
  return (
    <fieldset className="form-field" aria-describedby={describedBy(notes)}>
      <legend className="field-label">{label}</legend>
      <div className="desk-checkboxes">
        {options.map((option) => (
          <label key={option.value} className="checkbox-field" hidden={isShown?.(option) === false}>
            <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
