import { deskPaths } from "~/desk-paths";
import type { listDeskGames } from "~contract/calls/desk-games";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

export function toGameList(
  games: CallData<typeof listDeskGames>,
  filter: ContentFilter,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  return toContentList(
    games,
    {
      ...{ title: t("desk.games"), text: t("desk.gamesText"), emptyText: t("desk.noGameMatches") },
      ...{ nameLabel: t("desk.game"), searchLabel: t("desk.gameSearch"), columns: [], newLink: null },
      ...{ filter, href: deskPaths.games(locale), listPath: (page) => deskPaths.games(locale, { ...filter, page }) },
      toRow: ({ subjectId, studioName, isStopped }) => ({
        note: isStopped ? `${studioName} · ${t("desk.isStopped")}` : studioName,
        ...{ href: deskPaths.game(locale, subjectId), cells: [] },
      }),
    },
    view,
  );
}
