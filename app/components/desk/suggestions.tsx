import type { OptionView } from "~/view-models/select";

type SuggestionsProps = { id: string; options: readonly OptionView[] };

/** Of a text field that names them as its list. */
export function Suggestions({ id, options }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
