import { useText } from "~/i18n/use-text";
import type { PodiumStepView } from "~/view-models/leaderboard";
import { Avatar } from "../ui/avatar";

type PodiumProps = { steps: readonly PodiumStepView[] };

export function Podium({ steps }: PodiumProps) {
  const t = useText();
  return (
    <ol className="podium" aria-label={t("leaderboard.podium")}>
      {steps.map((step) => (
        <PodiumStep key={step.place} step={step} />
      ))}
    </ol>
  );
}

type PodiumStepProps = { step: PodiumStepView };

function PodiumStep({ step: { place, ranking } }: PodiumStepProps) {
  const t = useText();
  return (
    <li value={place} aria-hidden={ranking === null || undefined}>
      {ranking && (
        <>
          <Avatar src={ranking.avatarUrl} size="large" />
          <p className="player-name ellipsis">{ranking.username}</p>
          {ranking.isOwn && <span className="badge">{t("leaderboard.you")}</span>}
          <p className="score numeral">{ranking.score}</p>
        </>
      )}
      <div className="podium-step numeral">{place}</div>
    </li>
  );
}
