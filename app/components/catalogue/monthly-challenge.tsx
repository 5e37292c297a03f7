import { useText } from "~/i18n/use-text";
import type { MonthlyChallengeView } from "~/view-models/monthly-challenges";
import { ChallengeCard } from "../challenge/challenge-card";
import { ChallengeCountdown } from "../challenge/challenge-countdown";
import { Podium } from "../challenge/podium";

type MonthlyChallengeProps = { entry: MonthlyChallengeView };

const HEADINGS = {
  upcoming: "monthly.untilStart",
  running: "monthly.timeLeft",
  ended: "monthly.winners",
} as const;

export function MonthlyChallenge({ entry: { challenge, timeText, countdown, winners } }: MonthlyChallengeProps) {
  const t = useText();
  return (
    <div className="monthly-challenge">
      <ChallengeCard challenge={challenge} />
      <div className="panel">
        <div>
          <h3>{t(HEADINGS[challenge.state])}</h3>
          <p className="muted">{timeText}</p>
        </div>
        {countdown && <ChallengeCountdown countdown={countdown} />}
        {Array.isArray(winners) && <Podium steps={winners} />}
        {winners === "none" && <p>{t("monthly.noWinners")}</p>}
        {winners === "unknown" && <p>{t("monthly.winnersFailed")}</p>}
      </div>
    </div>
  );
}
