import type { SelectView } from "./select";

/** A form of choices that asks for the same page with GET. */
export type ChoiceFormView = {
  action: string;
  label: string;
  choices: SelectView[];
  /** What the form keeps: name and value of hidden fields. */
  kept: [name: string, value: string][];
};
