import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { GridFilterView } from "~/view-models/sections/games-grid";
import { Select } from "../ui/select";

type GridFilterProps = { grid: string; filter: GridFilterView };

export function GridFilter({ grid, filter: { action, page, search, tags, sorts } }: GridFilterProps) {
  const t = useText();
  const chosenTag = tags.find(({ isChosen }) => isChosen);
  const chosenSort = sorts.find(({ isChosen }) => isChosen)?.value;
  return (
    <Form
      aria-label={t("grid.name")}
      className="filter-bar"
      action={`${action}#grid-${grid}`}
      preventScrollReset
      key={`${search} ${chosenTag?.value ?? ""} ${chosenSort ?? ""}`}
    >
      {page > 0 && <input type="hidden" name="page" value={page} />}
      <input type="hidden" name="grid" value={grid} />
      <label className="fill-space">
        <span className="visually-hidden">{t("grid.name")}</span>
        <input
          className="text-input"
          type="search"
          name="search"
          defaultValue={search}
          placeholder={t("grid.name")}
          maxLength={200}
        />
      </label>
      <Select name="sort" aria-label={t("grid.sort")} options={sorts} defaultValue={chosenSort} />
      <button className="button" name="tag" value={chosenTag?.value ?? ""}>
        {t("grid.submit")}
      </button>
      <span className="chips chips--scrollable">
        <button className="chip" name="tag" value="" aria-pressed={!chosenTag}>
          {t("grid.all")}
        </button>
        {tags.map(({ value, label, isChosen }) => (
          <button key={value} className="chip" name="tag" value={value} aria-pressed={isChosen}>
            {label}
          </button>
        ))}
      </span>
    </Form>
  );
}
