import { useText } from "~/i18n/use-text";
import type { QuestGroupView } from "~/view-models/quest-board";
import { QuestCard } from "./quest-card";
import { useQuestExpiry } from "./use-quest-expiry";

type QuestGroupProps = {
  title: string;
  group: QuestGroupView;
  isOpen: boolean;
  renew: () => void;
  /** Aliases of quests finished since they were last shown. */
  news: readonly string[];
};

export function QuestGroup({ title, group, isOpen, renew, news }: QuestGroupProps) {
  const t = useText();
  const { quests, placeholders, note, refreshAt } = group;
  const isOver = useQuestExpiry(refreshAt, isOpen, renew);
  return (
    <div className="quest-group">
      <div className="quest-group-head">
        <h3>{title}</h3>
        <p className="text-small muted" aria-live="polite">
          {isOver ? t("quests.refreshToUpdate") : note}
        </p>
      </div>
      {quests.length + placeholders === 0 && <p className="text-small muted">{t("quests.empty")}</p>}
      <ul>
        {quests.map((quest) => (
          <QuestCard key={quest.alias} quest={quest} isNews={news.includes(quest.alias)} />
        ))}
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index} className="quest quest--empty">
            {t("quests.freeSlot")}
          </li>
        ))}
      </ul>
    </div>
  );
}
