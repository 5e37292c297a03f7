import type { SelectView } from "./select";

export type ChoiceFormView = {
  action: string;
  label: string;
  choices: SelectView[];
  /** Hidden fields: name and value. */
  hiddenFields: [name: string, value: string][];
};
