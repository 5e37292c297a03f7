import type { ComponentPropsWithoutRef } from "react";
import type { OptionView } from "~/view-models/select";
import { Icon } from "./icon";

type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "children"> & { options: readonly OptionView[] };

/** A choice of one among several; a label or `aria-label` has to name it. */
export function Select({ options, ...attributes }: SelectProps) {
  return (
    <span className="sel">
      <select {...attributes}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </span>
  );
}
