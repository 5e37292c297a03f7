import type { ChangeEventHandler } from "react";
import type { SelectView } from "~/view-models/select";
import { Select } from "../ui/select";

type FilterSelectProps = { select: SelectView; onChange: ChangeEventHandler<HTMLSelectElement> };

export function FilterSelect({ select: { name, label, chosen, options }, onChange }: FilterSelectProps) {
  return (
    <label className="form-field">
      <span>{label}</span>
      <Select {...{ name, options, onChange }} defaultValue={chosen} data-chosen={chosen} />
    </label>
  );
}
