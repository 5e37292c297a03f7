import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { SearchPageView } from "~/view-models/search-page";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type SearchFormProps = { page: Pick<SearchPageView, "search" | "form"> };

/** Words and order of a search, as a plain form; choosing another order sends it at once where scripts run. */
export function SearchForm({ page: { search, form } }: SearchFormProps) {
  const t = useText();
  const chosen = form.sorts.find(({ isChosen }) => isChosen)?.value;
  return (
    <Form
      className="bar"
      method="get"
      action={form.action}
      role="search"
      aria-label={t("searchPage.label")}
      key={`${search} ${chosen ?? ""}`}
    >
      {form.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="grow">
        <span className="vh">{t("searchPage.label")}</span>
        <input
          className="inp"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <label className="sel">
        <span className="vh">{t("searchPage.sort")}</span>
        <select name="sort" defaultValue={chosen} onChange={(event) => event.currentTarget.form?.requestSubmit()}>
          {form.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" />
      </label>
      <Button type="submit">{t("searchPage.submit")}</Button>
    </Form>
  );
}
