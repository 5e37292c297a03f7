import { isTickedAt, type StudioRefusal } from "~/view-models/studio/studio-refusal";

type CheckboxListProps = {
  form: { intent: string };
  id: string;
  label: string;
  help?: string;
  /** As they are saved; what was sent with a refused form comes before it. */
  boxes: readonly { name: string; label: string; isTicked: boolean }[];
  result: StudioRefusal | undefined;
};

export function CheckboxList({ form, id, label, help, boxes, result }: CheckboxListProps) {
  const helpId = help === undefined ? undefined : `${id}-help`;
  return (
    <div className="form-field">
      <fieldset aria-describedby={helpId}>
        <legend className="field-label">{label}</legend>
        {boxes.map(({ name, label: text, isTicked }) => (
          <label key={name} className="checkbox-field">
            <input type="checkbox" name={name} defaultChecked={isTickedAt(result, form, name, isTicked)} />
            {text}
          </label>
        ))}
      </fieldset>
      {help !== undefined && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
