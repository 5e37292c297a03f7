import { useText } from "~/i18n/use-text";
import type { PodiumStepView } from "~/view-models/leaderboard";
import { PodiumStep } from "./podium-step";

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
