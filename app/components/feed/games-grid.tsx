import { useId } from "react";
import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { GameCard } from "../game/game-card";
import { ButtonLink } from "../ui/button-link";
import { GridFilter } from "./grid-filter";

type GamesGridProps = { section: FeedSectionOf<"GAMES_GRID" | "EXPANDABLE_FEED"> };

/** Games in a grid, the first of them twice as large, and the way to all of them. */
export function GamesGrid({ section }: GamesGridProps) {
  const t = useText();
  const headingId = useId();
  const { id, title, games, firstCover, allHref } = section;
  const filter = section.type === "GAMES_GRID" ? section.filter : null;
  return (
    <section className="sec" id={`grid-${id}`} aria-labelledby={title === null ? undefined : headingId}>
      {title !== null && (
        <header className="sh">
          <h2 id={headingId}>{title}</h2>
        </header>
      )}
      {filter && <GridFilter grid={id} filter={filter} />}
      <div className="grid">
        {games.map((game, index) => (
          <GameCard
            key={game.id}
            game={game}
            isBig={filter !== null && index === 0 && !filter.isSet}
            coverLoading={coverLoading(firstCover + index)}
          />
        ))}
      </div>
      {games.length === 0 && <p className="empty">{t("grid.empty")}</p>}
      {filter?.isSet ? (
        <p className="next">
          <ButtonLink href={filter.action}>{t("grid.clear")}</ButtonLink>
        </p>
      ) : (
        allHref !== null && (
          <p className="next">
            <ButtonLink href={allHref} variant="outline">
              {t("grid.showAll")}
            </ButtonLink>
          </p>
        )
      )}
    </section>
  );
}
