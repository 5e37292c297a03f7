import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { listDeskQuests } from "~contract/calls/desk-quests";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";
import { QUEST_TYPE_TEXTS } from "./quest-labels";

type Options = { filter: ContentFilter; mayChange: boolean };

export function toQuestList(
  quests: CallData<typeof listDeskQuests>,
  { filter, mayChange }: Options,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  return toContentList(
    quests,
    {
      ...{ title: t("desk.quests"), text: t("desk.questsText"), emptyText: t("desk.noQuests") },
      ...{ nameLabel: t("desk.quest"), searchLabel: t("desk.questSearch") },
      ...{ columns: [t("desk.collection"), t("desk.players")], filter, href: deskPaths.quests(locale) },
      listPath: (page) => deskPaths.quests(locale, { ...filter, page }),
      newLink: mayChange ? { label: t("desk.newQuest"), href: deskPaths.newQuest(locale) } : null,
      otherLinks: [
        { label: t("desk.collections"), href: deskPaths.questCollections(locale) },
        { label: t("desk.simulation"), href: deskPaths.questSimulation(locale) },
      ],
      toRow: ({ subjectId, questType, collectionAlias, players, codes }) => ({
        note: [
          t(QUEST_TYPE_TEXTS[questType]),
          ...(codes ? [t("desk.codesNote", { left: groupDigits(codes.left) })] : []),
        ].join(" · "),
        href: deskPaths.quest(locale, subjectId),
        cells: [{ text: collectionAlias }, { text: groupDigits(players) }],
      }),
    },
    view,
  );
}
