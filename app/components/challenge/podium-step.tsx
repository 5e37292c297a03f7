import { useText } from "~/i18n/use-text";
import type { PodiumStepView } from "~/view-models/leaderboard";
import { Avatar } from "../ui/avatar";

type PodiumStepProps = { step: PodiumStepView };

export function PodiumStep({ step: { place, ranking } }: PodiumStepProps) {
  const t = useText();
  return (
    <li value={place} aria-hidden={ranking === null || undefined}>
      {ranking && (
        <>
          <Avatar src={ranking.avatarUrl} size="large" />
          <p className="nm clip">{ranking.username}</p>
          {ranking.isOwn && <span className="tag">{t("leaderboard.you")}</span>}
          <p className="sc num">{ranking.score}</p>
        </>
      )}
      <div className="st num">{place}</div>
    </li>
  );
}
