import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { listDeskTags } from "~contract/calls/desk-tags";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

type Options = { filter: ContentFilter; mayChange: boolean };

export function toTagList(
  tags: CallData<typeof listDeskTags>,
  { filter, mayChange }: Options,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  return toContentList(
    tags,
    {
      ...{ title: t("desk.tags"), text: t("desk.tagsText"), emptyText: t("desk.noTags") },
      ...{ nameLabel: t("desk.tag"), searchLabel: t("desk.tagSearch"), columns: [t("desk.below"), t("desk.games")] },
      ...{ filter, href: deskPaths.tags(locale), listPath: (page) => deskPaths.tags(locale, { ...filter, page }) },
      newLink: mayChange ? { label: t("desk.newTag"), href: deskPaths.newTag(locale) } : null,
      toRow: ({ subjectId, alias, parentTitle, gameCount }) => ({
        ...{ note: alias, href: deskPaths.tag(locale, subjectId) },
        cells: [{ text: parentTitle ?? "–" }, { text: groupDigits(gameCount) }],
      }),
    },
    view,
  );
}
