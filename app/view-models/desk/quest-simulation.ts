import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { simulateQuests, SimulatedCollection } from "~contract/calls/desk-quests";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { collectionLabel, QUEST_TYPE_TEXTS } from "./quest-labels";

export type SimulatedQuestView = { id: string; title: string; href: string; text: string };

export type SimulatedCollectionView = {
  alias: string;
  title: string;
  rules: string;
  quests: SimulatedQuestView[];
  /** What others may get instead. */
  others: SimulatedQuestView[];
};

export type QuestSimulationView = { date: string; href: string; collections: SimulatedCollectionView[] };

export function toQuestSimulation(
  { date, collections }: CallData<typeof simulateQuests>,
  view: ViewContext,
): QuestSimulationView {
  const { locale, t } = view;
  return {
    ...{ date, href: deskPaths.questSimulation(locale) },
    collections: collections.map((collection) => ({
      ...{ alias: collection.alias, title: collectionLabel(collection, t), rules: rulesText(collection, view) },
      quests: collection.quests.map((quest) => toQuest(quest, view)),
      others: collection.others.map((quest) => toQuest(quest, view)),
    })),
  };
}

function rulesText(collection: SimulatedCollection, { locale, t }: ViewContext): string {
  const { refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, refreshAt } = collection;
  const numberOf = (limit: number | null) => (limit === null ? "∞" : groupDigits(limit));
  return [
    refreshHours === null ? null : t("desk.refreshHours", { hours: groupDigits(refreshHours) }),
    t("desk.newAtRefresh", { number: numberOf(maxNewQuestsAtRefresh) }),
    t("desk.openAtOnce", { number: numberOf(maxQuestsAvailable) }),
    refreshAt === null ? null : t("desk.refreshAt", { date: formatMoment(refreshAt, locale) }),
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

type Simulated = SimulatedCollection["quests"][number];

function toQuest({ subjectId, title, questType, isScheduled }: Simulated, { locale, t }: ViewContext) {
  const state = isScheduled ? ` · ${t("desk.state.SCHEDULED")}` : "";
  return {
    id: subjectId,
    title,
    href: deskPaths.quest(locale, subjectId),
    text: t(QUEST_TYPE_TEXTS[questType]) + state,
  };
}
