import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { listDeskStudios } from "~contract/calls/desk-studio-entries";
import type { CallData } from "~contract/define-call";
import type { StaffPermission } from "~contract/entities/staff";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

type Options = { filter: ContentFilter; permissions: readonly StaffPermission[] };

export function toStudioList(
  studios: CallData<typeof listDeskStudios>,
  { filter, permissions }: Options,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  const mayChange = permissions.includes("catalogue:change");
  const mayLimit = permissions.includes("studio-limits:change");
  return toContentList(
    studios,
    {
      ...{ title: t("desk.studios"), text: t("desk.studiosText"), emptyText: t("desk.noStudio") },
      ...{ nameLabel: t("desk.studioTitle"), searchLabel: t("desk.studioName") },
      ...{ columns: [t("desk.games"), t("desk.studioMembers")], filter, href: deskPaths.studios(locale) },
      listPath: (page) => deskPaths.studios(locale, { ...filter, page }),
      newLink: mayChange ? { label: t("desk.newStudio"), href: deskPaths.newStudio(locale) } : null,
      ...(mayLimit && { otherLinks: [{ label: t("desk.studioLimits"), href: deskPaths.studioLimits(locale) }] }),
      toRow: ({ subjectId, games, members }) => ({
        ...{ note: "", href: deskPaths.studio(locale, subjectId) },
        cells: [{ text: groupDigits(games) }, { text: groupDigits(members) }],
      }),
    },
    view,
  );
}
