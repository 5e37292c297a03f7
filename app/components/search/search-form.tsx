import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { SearchPageView } from "~/view-models/search-page";
import { Button } from "../ui/button";
import { Select } from "../ui/select";

type SearchFormProps = { page: Pick<SearchPageView, "search" | "form"> };

export function SearchForm({ page: { search, form } }: SearchFormProps) {
  const t = useText();
  const { name, label, chosen, options } = form.sort;
  return (
    <Form
      className="filter-bar"
      method="get"
      action={form.action}
      role="search"
      aria-label={t("searchPage.label")}
      key={`${search} ${chosen}`}
    >
      {form.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="fill-space">
        <span className="visually-hidden">{t("searchPage.label")}</span>
        <input
          className="text-input"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <Select
        name={name}
        aria-label={label}
        options={options}
        defaultValue={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit">{t("searchPage.submit")}</Button>
    </Form>
  );
}
