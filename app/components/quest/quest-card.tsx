import { useText } from "~/i18n/use-text";
import type { QuestCardView } from "~/view-models/quest-card";
import { Icon } from "../ui/icon";
import { ClaimForm } from "./claim-form";
import { QuestAction } from "./quest-action";
import { QuestProgress } from "./quest-progress";

type QuestCardProps = {
  quest: QuestCardView;
  /** Finished since it was last shown. */
  isNews?: boolean;
};

export function QuestCard({ quest, isNews = false }: QuestCardProps) {
  const t = useText();
  const { title, description, coverUrl, reward, glyph, state, progress, action } = quest;
  const isPaid = state === "finished";
  return (
    <li className={["quest", isPaid && "quest--done", isNews && "quest--won"].filter(Boolean).join(" ")}>
      <span className="cover">{coverUrl && <img src={coverUrl} width={64} height={64} alt="" loading="lazy" />}</span>
      <p className="quest-title">{title}</p>
      <p className="quest-reward pixel-amount">
        {isPaid ? <Icon name="check" size="small" /> : glyph && <Icon name={glyph} />}
        {isPaid ? t("quests.paid") : reward}
      </p>
      {description && <p className="quest-description">{description}</p>}
      {progress && <QuestProgress progress={progress} />}
      {state === "claimable" && <ClaimForm quest={quest} />}
      {action && <QuestAction action={action} />}
    </li>
  );
}
