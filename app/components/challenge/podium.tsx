import { useText } from "~/i18n/use-text";
import type { PodiumStepView } from "~/view-models/leaderboard";
import { PodiumStep } from "./podium-step";

type PodiumProps = { steps: readonly PodiumStepView[] };

/** The first three: second left, first in the middle, third right. */
export function Podium({ steps }: PodiumProps) {
  const t = useText();
  return (
    <ol className="pod" aria-label={t("leaderboard.podium")}>
      {steps.map((step) => (
        <PodiumStep key={step.place} step={step} />
      ))}
    </ol>
  );
}
