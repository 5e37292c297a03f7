import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { ChallengeListView } from "~/view-models/challenge-list";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { ChallengeGrid } from "./challenge-grid";
import { ChoiceForm } from "./choice-form";
import { PageHeader } from "./page-header";

type ChallengeListProps = { list: ChallengeListView };

export function ChallengeList({ list }: ChallengeListProps) {
  const t = useText();
  const { locale } = useRootData();
  const { tabs, heading, form, isOwn, challenges, emptyText, pager } = list;
  return (
    <div className="page-width">
      <PageHeader title={t("challenges.title")} subtitle={t("challenges.lead")}>
        <ButtonLink href={paths.monthlyChallenges(locale)}>{t("challenges.monthly")}</ButtonLink>
      </PageHeader>
      <nav className="tabs tabs--list" aria-label={t("challenges.times")}>
        {tabs.map(({ href, label, count, isCurrent }) => (
          <Link key={href} to={href} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
            {label}
            {count !== null && <span className="tab-count">{count}</span>}
          </Link>
        ))}
      </nav>
      {(isOwn || challenges.length > 1) && <ChoiceForm form={form} />}
      {challenges.length > 0 ? (
        <section aria-labelledby="challenges-listed">
          <h2 className="visually-hidden" id="challenges-listed">
            {heading}
          </h2>
          <ChallengeGrid challenges={challenges} />
        </section>
      ) : (
        <EmptyList text={emptyText} />
      )}
      {pager && <Pager pager={pager} />}
    </div>
  );
}
