import type { SelectView } from "./select";

export type ChoiceFormView = {
  action: string;
  label: string;
  choices: SelectView[];
  /** Hidden fields: name and value. */
  kept: [name: string, value: string][];
};
