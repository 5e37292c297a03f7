import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { ChoiceFormView } from "~/view-models/choice-form";
import { Button } from "../ui/button";
import { Select } from "../ui/select";

type ChoiceFormProps = { form: ChoiceFormView; children?: ReactNode };

export function ChoiceForm({ form: { action, label, choices, hiddenFields }, children }: ChoiceFormProps) {
  const t = useText();
  return (
    <Form
      className="filter-bar"
      method="get"
      action={action}
      aria-label={label}
      key={choices.map(({ chosen }) => chosen).join(" ")}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ name, label: choiceLabel, chosen, options }) => (
        <Select
          key={name}
          name={name}
          aria-label={choiceLabel}
          options={options}
          defaultValue={chosen}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      ))}
      <Button type="submit">{t("list.show")}</Button>
      {children}
    </Form>
  );
}
