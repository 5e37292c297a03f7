import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { simulateQuests, SimulatedCollection } from "~contract/calls/desk-quests";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { collectionLabel, QUEST_TYPE_TEXTS } from "./quest-labels";

export type SimulatedQuestView = { id: string; title: string; href: string; text: string };

/** `more` is how many are not listed, if any. */
export type SimulatedQuestsView = { quests: SimulatedQuestView[]; more: string | null };

export type SimulatedCollectionView = {
  alias: string;
  title: string;
  rules: string;
  given: SimulatedQuestsView;
  /** What others may get instead. */
  others: SimulatedQuestsView;
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
      given: toQuests(collection.quests, collection.questCount, view),
      others: toQuests(collection.others, collection.otherCount, view),
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

function toQuests(listed: readonly Simulated[], count: number, view: ViewContext): SimulatedQuestsView {
  const more = count - listed.length;
  return {
    quests: listed.map((quest) => toQuest(quest, view)),
    more: more === 0 ? null : view.t("desk.andMore", { number: groupDigits(more) }),
  };
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
