export type ChoiceOption = { value: string; label: string };

/** One choice of a form; the option that is chosen is named by its value, and no choice by the empty one. */
export type ChoiceView = { name: string; label: string; chosen: string; options: ChoiceOption[] };

/** A form of choices that asks for the same page with GET. */
export type ChoiceFormView = {
  action: string;
  label: string;
  choices: ChoiceView[];
  /** What the form keeps: name and value of hidden fields. */
  kept: [name: string, value: string][];
};
