import type { ChangeEventHandler } from "react";
import type { SelectView } from "~/view-models/discover-form";
import { Icon } from "../ui/icon";

type FilterSelectProps = {
  select: SelectView;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  /** Of a select that stands outside its form. */
  formId?: string;
  isNameHidden?: boolean;
};

/** A filter of which one value counts; the empty one is not set. */
export function FilterSelect({ select, onChange, formId, isNameHidden = false }: FilterSelectProps) {
  const { name, label, chosen, options } = select;
  return (
    <label className={isNameHidden ? "sort" : "fld"}>
      <span className={isNameHidden ? "vh" : undefined}>{label}</span>
      <span className="sel">
        <select name={name} form={formId} defaultValue={chosen} data-chosen={chosen} onChange={onChange}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
    </label>
  );
}
