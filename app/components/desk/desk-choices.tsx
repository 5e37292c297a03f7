import { useText } from "~/i18n/use-text";
import type { PictureOptionView } from "~/view-models/desk/challenge-form";
import { describedBy, FieldNotes } from "../profile/form-field";
import { useDeskField, type FieldProps } from "./desk-field";

const CHECKED = "on";

type DeskCheckboxProps = Pick<FieldProps, "name" | "label"> & { isChecked: boolean; isConflict: boolean };

/** A box of the DeskForm around it. */
export function DeskCheckbox({ name, label, isChecked, isConflict }: DeskCheckboxProps) {
  const t = useText();
  const theirs = isConflict ? t(isChecked ? "desk.yes" : "desk.no") : undefined;
  const { field, value, help } = useDeskField({ name, saved: isChecked ? CHECKED : "", theirs });
  return (
    <div className="form-field">
      <label className="checkbox-field">
        <input key={field.key} type="checkbox" name={field.name} defaultChecked={value === CHECKED} />
        {label}
      </label>
      {help !== undefined && <p className="field-help">{help}</p>}
    </div>
  );
}

type DeskPicturesProps = Omit<FieldProps, "saved"> & { saved: string; options: readonly PictureOptionView[] };

/** One of several pictures, in the DeskForm around it. */
export function DeskPictures({ label, options, ...props }: DeskPicturesProps) {
  const { field, value, help } = useDeskField(props);
  const notes = { id: field.id, help, problem: field.errors?.[0] };
  return (
    <fieldset className="form-field" aria-describedby={describedBy(notes)}>
      <legend className="field-label">{label}</legend>
      <div className="desk-pictures">
        {options.map((option) => (
          <label key={option.value}>
            {option.url === null ? null : <img src={option.url} alt="" width={160} height={90} loading="lazy" />}
            <span className="checkbox-field">
              <input type="radio" name={field.name} value={option.value} defaultChecked={value === option.value} />
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
