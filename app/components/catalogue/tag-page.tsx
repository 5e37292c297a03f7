import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { TagPageView } from "~/view-models/tag-page";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { ChallengeSection } from "./challenge-section";
import { ChoiceForm } from "./choice-form";
import { GameGrid } from "./game-grid";
import { NoGames } from "./no-games";
import { PageHeader } from "./page-header";
import { TagLinks } from "./tag-links";

type TagPageProps = { tagPage: TagPageView };

export function TagPage({ tagPage }: TagPageProps) {
  const t = useText();
  const { title, gameCount, form, discoverHref, games, pager, related, challenges } = tagPage;
  return (
    <div className="page-width">
      <PageHeader title={title} line={gameCount} />
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
