import { Form } from "@remix-run/react";
import type { ChangeEventHandler, FormEventHandler, RefObject } from "react";
import { useText } from "~/i18n/use-text";
import type { DiscoverPageView } from "~/view-models/discover-page";
import { Button } from "../ui/button";
import { FilterChoice } from "./filter-choice";
import { FilterSelect } from "./filter-select";

type DiscoverFormProps = {
  id: string;
  formRef: RefObject<HTMLFormElement>;
  page: Pick<DiscoverPageView, "form" | "action">;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

export function DiscoverForm({ id, formRef, page: { form, action }, onChange, onSubmit }: DiscoverFormProps) {
  const t = useText();
  return (
    <Form
      {...{ id, action, onSubmit }}
      ref={formRef}
      className="discover-filters"
      method="get"
      aria-label={t("discover.filters")}
    >
      {form.kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {form.fields && (
        <label className="form-field">
          <span>{t("discover.name")}</span>
          <input className="text-input" type="search" name="search" defaultValue={form.fields.search} maxLength={200} />
        </label>
      )}
      {form.groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{group.label}</legend>
          {group.choices.map((choice) => (
            <FilterChoice key={choice.id} choice={choice} onChange={onChange} />
          ))}
        </fieldset>
      ))}
      {form.selects.map((select) => (
        <FilterSelect key={select.name} select={select} onChange={onChange} />
      ))}
      {form.fields && (
        <label className="form-field">
          <span>{t("discover.sinceDay")}</span>
          <input
            className="text-input"
            type="date"
            name="startDate"
            defaultValue={form.fields.startDate}
            onChange={onChange}
          />
        </label>
      )}
      <Button type="submit">{t("discover.apply")}</Button>
    </Form>
  );
}
