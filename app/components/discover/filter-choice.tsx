import type { ChangeEventHandler } from "react";
import type { ChoiceView } from "~/view-models/discover-form";
import { Icon } from "../ui/icon";

type FilterChoiceProps = { choice: ChoiceView; onChange: ChangeEventHandler<HTMLInputElement> };

export function FilterChoice({ choice, onChange }: FilterChoiceProps) {
  const { label, number, name, value, isChosen, without } = choice;
  return (
    <div className="two-way" data-choice>
      <label className="ck">
        <input type="checkbox" {...{ name, value, onChange }} defaultChecked={isChosen} />
        <span className="grow">{label}</span>
        {number !== null && <span className="mut sm">{number}</span>}
      </label>
      {without && (
        <label className="not" title={without.label}>
          <input
            type="checkbox"
            className="vh"
            name={without.name}
            value={without.value}
            defaultChecked={without.isChosen}
            onChange={onChange}
          />
          <Icon name="x" size="small" />
          <span className="vh">{without.label}</span>
        </label>
      )}
    </div>
  );
}
