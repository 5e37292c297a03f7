import { Form } from "@remix-run/react";
import type { ChangeEventHandler, FormEventHandler, RefObject } from "react";
import { useText } from "~/i18n/use-text";
import type { ChoiceView } from "~/view-models/discover-form";
import type { DiscoverPageView } from "~/view-models/discover-page";
import type { SelectView } from "~/view-models/select";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Select } from "../ui/select";

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
      {form.hiddenFields.map(([name, value]) => (
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

type FilterChoiceProps = { choice: ChoiceView; onChange: ChangeEventHandler<HTMLInputElement> };

function FilterChoice({ choice, onChange }: FilterChoiceProps) {
  const { label, number, name, value, isChosen, without } = choice;
  return (
    <div className="filter-choice" data-choice>
      <label className="checkbox-field">
        <input type="checkbox" {...{ name, value, onChange }} defaultChecked={isChosen} />
        <span className="fill-space">{label}</span>
        {number !== null && <span className="muted text-small">{number}</span>}
      </label>
      {without && (
        <label className="filter-exclude" title={without.label}>
          <input
            type="checkbox"
            className="visually-hidden"
            name={without.name}
            value={without.value}
            defaultChecked={without.isChosen}
            onChange={onChange}
          />
          <Icon name="x" size="small" />
          <span className="visually-hidden">{without.label}</span>
        </label>
      )}
    </div>
  );
}

type FilterSelectProps = { select: SelectView; onChange: ChangeEventHandler<HTMLSelectElement> };

function FilterSelect({ select: { name, label, chosen, options }, onChange }: FilterSelectProps) {
  return (
    <label className="form-field">
      <span>{label}</span>
      <Select {...{ name, options, onChange }} defaultValue={chosen} data-chosen={chosen} />
    </label>
  );
}
