import type { ChangeEventHandler } from "react";
import type { ChoiceView } from "~/view-models/discover-form";
import { Icon } from "../ui/icon";

type FilterChoiceProps = { choice: ChoiceView; onChange: ChangeEventHandler<HTMLInputElement> };

export function FilterChoice({ choice, onChange }: FilterChoiceProps) {
  const { label, number, name, value, isChosen, without } = choice;
  return (
    <div className="filter-choice" data-choice>
      <label className="checkbox-field">
        <input type="checkbox" {...{ name, value, onChange }} defaultChecked={isChosen} />
        <span className="fill-space">{label}</span>
        {number !== null && <span className="muted text-small">{number}</span>}
      </label>
      {without && (
        <label className="filter-exclude" title={without.label}>
          <input
            type="checkbox"
            className="visually-hidden"
            name={without.name}
            value={without.value}
            defaultChecked={without.isChosen}
            onChange={onChange}
          />
          <Icon name="x" size="small" />
          <span className="visually-hidden">{without.label}</span>
        </label>
      )}
    </div>
  );
}
