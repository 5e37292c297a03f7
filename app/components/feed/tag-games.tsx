import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { TagPageView } from "~/view-models/tag-page";
import { GameCard } from "../game/game-card";
import { ButtonLink } from "../ui/button-link";
import { Pager } from "../ui/pager";

type TagGamesProps = { tagPage: TagPageView };

/** All games of a tag, a page at a time. */
export function TagGames({ tagPage }: TagGamesProps) {
  const t = useText();
  const { title, gameCount, games, pager, homeHref } = tagPage;
  return (
    <>
      <header className="sh">
        <div>
          <h1>{title}</h1>
          {gameCount !== null && <p>{gameCount}</p>}
        </div>
      </header>
      {games.length > 0 ? (
        <section className="grid" aria-labelledby="tag-games">
          <h2 className="vh" id="tag-games">
            {t("tag.listHeading", { tag: title })}
          </h2>
          {games.map((game, index) => (
            <GameCard key={game.id} game={game} coverLoading={coverLoading(index)} />
          ))}
        </section>
      ) : (
        <section className="empty">
          <i className="dark3" aria-hidden="true" />
          <h2 className="h3">{t("tag.emptyTitle")}</h2>
          <p>{t("tag.emptyText")}</p>
          <ButtonLink href={homeHref}>{t("tag.emptyAction")}</ButtonLink>
        </section>
      )}
      {pager && <Pager pager={pager} />}
    </>
  );
}
