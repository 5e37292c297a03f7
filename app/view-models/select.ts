export type OptionView = { value: string; label: string };

/** No choice is the empty value. */
export type SelectView = { name: string; label: string; chosen: string; options: OptionView[] };

/** What is no option is shown as it is. */
export function optionLabel(options: readonly OptionView[], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}
