import type { ComponentPropsWithoutRef } from "react";
import type { OptionView } from "~/view-models/select";
import { Icon } from "./icon";

type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "children"> & { options: readonly OptionView[] };

/** Needs a label or `aria-label`. */
export function Select({ options, ...attributes }: SelectProps) {
  return (
    <span className="select">
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
