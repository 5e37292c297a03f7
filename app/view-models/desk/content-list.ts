import { LOCALES } from "~/i18n/locales";
import type { ListedContent } from "~contract/calls/desk-content";
import type { Pagination } from "~contract/entities/pagination";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { stateOptions, toContentState, type ContentStateView } from "./content-state";

export type ContentRowView = {
  id: string;
  name: string;
  /** Below the name. */
  note: string;
  href: string;
  state: ContentStateView;
  languages: string;
  /** In the order of the columns. */
  cells: { text: string; note?: string }[];
};

export type ContentFilterView = { name: string; label: string; options: OptionView[]; chosen: string };

export type ContentListView = {
  title: string;
  text: string;
  /** Of one piece. */
  nameLabel: string;
  searchLabel: string;
  emptyText: string;
  /** Those of this kind. */
  columns: string[];
  rows: ContentRowView[];
  pager: PagerView | null;
  search: string;
  filters: ContentFilterView[];
  href: string;
  /** Null for roles that change nothing, and where nothing is created. */
  newLink: { label: string; href: string } | null;
  /** To pages about all of them. */
  otherLinks?: { label: string; href: string }[];
};

/** What the desk's lists of content filter by. */
export type ContentFilter = { state: ListedContent["state"] | undefined; search: string };

type Listed<Item> = { items: readonly Item[]; pagination: Pagination };
type Kind<Item> = Pick<
  ContentListView,
  "title" | "text" | "nameLabel" | "searchLabel" | "emptyText" | "columns" | "newLink" | "otherLinks"
> & {
  filter: ContentFilter;
  /** Besides the state. */
  filters?: ContentFilterView[];
  /** Of a page of the list as it is filtered. */
  listPath: (page: number) => string;
  /** Without its filters. */
  href: string;
  toRow: (item: Item) => Pick<ContentRowView, "note" | "href" | "cells">;
};

export function toContentList<Item extends ListedContent>(
  { items, pagination }: Listed<Item>,
  { filter, filters = [], listPath, toRow, ...kind }: Kind<Item>,
  view: ViewContext,
): ContentListView {
  const { t } = view;
  const states = { name: "state", label: t("desk.state"), options: stateOptions(t), chosen: filter.state ?? "" };
  return {
    ...kind,
    rows: items.map((item) => ({
      ...{ id: item.subjectId, name: item.name, state: toContentState(item, view), ...toRow(item) },
      languages: t("desk.languagesOf", { count: LOCALES.length - item.missingLocales.length, all: LOCALES.length }),
    })),
    pager: toPager(pagination, listPath),
    ...{ search: filter.search, filters: [states, ...filters] },
  };
}
