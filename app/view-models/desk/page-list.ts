import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { listDeskPages } from "~contract/calls/desk-pages";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

const PAGE_TEXTS: Readonly<Record<string, TextKey | undefined>> = {
  home: "desk.page.home",
  discover: "desk.page.discover",
  events: "desk.page.events",
  sidebar: "desk.page.sidebar",
};

/** Other pages have their alias. */
export function pageName(alias: string, t: Translate): string {
  const key = Object.hasOwn(PAGE_TEXTS, alias) ? PAGE_TEXTS[alias] : undefined;
  return key === undefined ? alias : t(key);
}

export function toPageList(
  { items, pagination }: CallData<typeof listDeskPages>,
  { filter }: { filter: ContentFilter },
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  return toContentList(
    { items: items.map((item) => ({ ...item, alias: item.name, name: pageName(item.name, t) })), pagination },
    {
      ...{ title: t("desk.pages"), text: t("desk.pagesText"), emptyText: t("desk.noPages"), newLink: null },
      ...{ nameLabel: t("desk.page"), searchLabel: t("desk.pageSearch") },
      ...{ columns: [t("desk.sections"), t("desk.entries")], filter, href: deskPaths.pages(locale) },
      listPath: (page) => deskPaths.pages(locale, { ...filter, page }),
      toRow: ({ subjectId, alias, sections, entries }) => ({
        ...{ note: alias, href: deskPaths.page(locale, subjectId) },
        cells: [{ text: groupDigits(sections) }, { text: groupDigits(entries) }],
      }),
    },
    view,
  );
}
