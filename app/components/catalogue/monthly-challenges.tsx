import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { MonthlyChallengesView } from "~/view-models/monthly-challenges";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { MonthlyChallenge } from "./monthly-challenge";
import { PageHeader } from "./page-header";

type MonthlyChallengesProps = { monthly: MonthlyChallengesView };

export function MonthlyChallenges({ monthly: { months, pager } }: MonthlyChallengesProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <div className="page-width">
      <PageHeader title={t("challenges.monthly")} line={t("monthly.lead")}>
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
