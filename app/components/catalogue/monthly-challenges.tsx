import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { MonthlyChallengesView, MonthlyChallengeView } from "~/view-models/monthly-challenges";
import { ChallengeCard } from "../challenge/challenge-card";
import { ChallengeCountdown } from "../challenge/challenge-countdown";
import { Podium } from "../challenge/podium";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { PageHeader } from "./page-header";

const HEADINGS = {
  upcoming: "monthly.untilStart",
  running: "monthly.timeLeft",
  ended: "monthly.winners",
} as const;

type MonthlyChallengesProps = { monthly: MonthlyChallengesView };

export function MonthlyChallenges({ monthly: { months, pager } }: MonthlyChallengesProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <div className="page-width">
      <PageHeader title={t("challenges.monthly")} subtitle={t("monthly.lead")}>
        <ButtonLink href={paths.challenges(locale)}>{t("challenges.all")}</ButtonLink>
      </PageHeader>
      {months.length === 0 && <EmptyList text={t("monthly.empty")} />}
      {months.map(({ key, title, challenges }) => (
        <section key={key} className="section month" aria-labelledby={`month-${key}`}>
          <h2 id={`month-${key}`}>{title}</h2>
          {challenges.map((entry) => (
            <MonthlyChallenge key={entry.challenge.id} entry={entry} />
          ))}
        </section>
      ))}
      {pager && <Pager pager={pager} />}
    </div>
  );
}

type MonthlyChallengeProps = { entry: MonthlyChallengeView };

function MonthlyChallenge({ entry: { challenge, timeText, countdown, winners } }: MonthlyChallengeProps) {
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
