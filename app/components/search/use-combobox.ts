import { useLayoutEffect, useState, type RefObject } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type Combobox = {
  input: RefObject<HTMLInputElement>;
  listId: string;
  /** A new array resets the selection. */
  options: readonly unknown[];
};

export const optionId = (listId: string, index: number) => `${listId}-${String(index)}`;

/** Combobox over a list of links; the focus stays in the field. Returns the selected index, -1 for none. */
export function useCombobox({ input, listId, options }: Combobox): number {
  const [chosen, setChosen] = useState({ options, index: -1 });
  const active = chosen.options === options ? chosen.index : -1;
  const count = options.length;

  // Before paint: a screen reader must not find options under a field that is still collapsed.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(count > 0),
      "aria-controls": listId,
      "aria-activedescendant": active < 0 ? "" : optionId(listId, active),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const listen = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step !== undefined && count > 0) {
        event.preventDefault();
        // Cycles through one more place than options: it selects none.
        setChosen({ options, index: ((active + 1 + step + count + 1) % (count + 1)) - 1 });
      } else if (event.key === "Enter" && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(listId, active))?.click();
      }
    };
    field.addEventListener("keydown", listen);
    return () => {
      field.removeEventListener("keydown", listen);
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [input, listId, options, count, active]);

  return active;
}
