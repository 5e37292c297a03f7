import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { FavoriteSearchView } from "~/view-models/library-page";
import { Button } from "../ui/button";
import { Select } from "../ui/select";

type FavoriteSearchProps = { form: FavoriteSearchView };

export function FavoriteSearch({ form: { action, search, sort } }: FavoriteSearchProps) {
  const t = useText();
  return (
    <Form
      className="filter-bar filter-bar--favorites"
      method="get"
      action={action}
      role="search"
      aria-label={t("library.search")}
      key={`${search} ${sort.chosen}`}
    >
      <input
        className="text-input"
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t("library.search")}
        placeholder={t("library.search")}
      />
      <Select
        name={sort.name}
        aria-label={sort.label}
        options={sort.options}
        defaultValue={sort.chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit">{t("list.show")}</Button>
    </Form>
  );
}
