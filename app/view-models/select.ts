export type OptionView = { value: string; label: string };

/** No choice is the empty value. */
export type SelectView = { name: string; label: string; chosen: string; options: OptionView[] };
