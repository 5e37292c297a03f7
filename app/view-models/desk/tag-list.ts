import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import { LOCALES } from "~/i18n/locales";
import type { listDeskTags } from "~contract/calls/desk-tags";
import type { CallData } from "~contract/define-call";
import type { ContentState } from "~contract/entities/draft";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { stateOptions, toContentState, type ContentStateView } from "./content-state";

export type TagRowView = {
  id: string;
  title: string;
  alias: string;
  href: string;
  state: ContentStateView;
  parent: string | null;
  games: string;
  languages: string;
};

export type TagListView = {
  rows: TagRowView[];
  pager: PagerView | null;
  search: string;
  state: string;
  states: OptionView[];
  href: string;
  /** Null for roles that change nothing. */
  newHref: string | null;
};

type Filter = { state: ContentState | undefined; search: string };

export function toTagList(
  { tags, pagination }: CallData<typeof listDeskTags>,
  { filter, mayChange }: { filter: Filter; mayChange: boolean },
  view: ViewContext,
): TagListView {
  const { locale, t } = view;
  return {
    rows: tags.map(({ tagId, title, alias, parentTitle, gameCount, missingLocales, ...stated }) => ({
      ...{ id: tagId, title, alias, href: deskPaths.tag(locale, tagId), state: toContentState(stated, view) },
      ...{ parent: parentTitle, games: groupDigits(gameCount) },
      languages: t("desk.languagesOf", { count: LOCALES.length - missingLocales.length, all: LOCALES.length }),
    })),
    pager: toPager(pagination, (page) => deskPaths.tags(locale, { ...filter, page })),
    ...{ search: filter.search, state: filter.state ?? "", states: stateOptions(t), href: deskPaths.tags(locale) },
    newHref: mayChange ? deskPaths.newTag(locale) : null,
  };
}
