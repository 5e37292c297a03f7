import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { TagPageView } from "~/view-models/tag-page";
import type { TagTileView } from "~/view-models/tag-tile";
import { ButtonLink } from "../ui/button-link";
import { ContentIcon } from "../ui/content-icon";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { ChallengeSection } from "./challenge-section";
import { ChoiceForm } from "./choice-form";
import { GameGrid } from "./game-grid";
import { PageHeader } from "./page-header";

type TagPageProps = { tagPage: TagPageView };

export function TagPage({ tagPage }: TagPageProps) {
  const t = useText();
  const { title, gameCount, form, discoverHref, games, pager, related, challenges } = tagPage;
  return (
    <div className="page-width">
      <PageHeader title={title} subtitle={gameCount} />
      <ChoiceForm form={form}>
        <Link className="button button--text" to={discoverHref}>
          <Icon name="compass" size="small" />
          {t("tag.discover")}
        </Link>
      </ChoiceForm>
      {games.length > 0 ? (
        <section aria-labelledby="tag-games">
          <h2 className="visually-hidden" id="tag-games">
            {t("tag.listHeading", { tag: title })}
          </h2>
          <GameGrid games={games} />
        </section>
      ) : (
        <NoGames tagPage={tagPage} />
      )}
      {pager && <Pager pager={pager} />}
      <ChallengeSection heading={t("list.challenges")} challenges={challenges} />
      {related.tags.length > 0 && <TagLinks heading={related.heading} tags={related.tags} />}
    </div>
  );
}

type NoGamesProps = { tagPage: Pick<TagPageView, "showAllHref" | "homeHref"> };

function NoGames({ tagPage: { showAllHref, homeHref } }: NoGamesProps) {
  const t = useText();
  if (showAllHref !== null) {
    return (
      <EmptyList text={t("tag.nothingFits")}>
        <ButtonLink href={showAllHref}>{t("tag.showAll")}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <section className="empty-state">
      <i className="triplet-dark" aria-hidden="true" />
      <h2 className="heading-small">{t("tag.emptyTitle")}</h2>
      <p>{t("tag.emptyText")}</p>
      <ButtonLink href={homeHref}>{t("tag.emptyAction")}</ButtonLink>
    </section>
  );
}

type TagLinksProps = { heading: string; tags: readonly TagTileView[] };

function TagLinks({ heading, tags }: TagLinksProps) {
  return (
    <section className="section">
      <header className="section-head">
        <h2>{heading}</h2>
      </header>
      <div className="tiles">
        {tags.map(({ id, href, icon, title }) => (
          <Link key={id} className="tile" to={href}>
            <ContentIcon icon={icon} />
            <span>{title}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
