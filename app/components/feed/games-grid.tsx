import { useId, useState, type ComponentType, type MouseEvent } from "react";
import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { GameCard } from "../game/game-card";
import { GridEnd } from "./grid-end";
import { GridFilter } from "./grid-filter";
import type { MoreGamesOf } from "./use-more-games";

type GamesGridProps = { section: FeedSectionOf<"GAMES_GRID" | "EXPANDABLE_FEED"> };

export function GamesGrid({ section }: GamesGridProps) {
  const t = useText();
  const headingId = useId();
  const [More, setMore] = useState<ComponentType<MoreGamesOf> | null>(null);
  const { id, title, games, firstCover, allHref } = section;
  const filter = section.type === "GAMES_GRID" ? section.filter : null;
  const feedAlias = section.type === "EXPANDABLE_FEED" ? section.feedAlias : null;
  const expand = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./more-games").then(
      ({ MoreGames }) => setMore(() => MoreGames),
      () => allHref !== null && window.location.assign(allHref),
    );
  };
  return (
    <section className="section" id={`grid-${id}`} aria-labelledby={title === null ? undefined : headingId}>
      {title !== null && (
        <header className="section-head">
          <h2 id={headingId}>{title}</h2>
        </header>
      )}
      {filter && <GridFilter grid={id} filter={filter} />}
      <div className="card-grid">
        {games.map((game, index) => (
          <GameCard
            key={game.id}
            game={game}
            isBig={filter !== null && index === 0 && !filter.isSet}
            coverLoading={coverLoading(firstCover + index)}
          />
        ))}
        {More && feedAlias !== null && <More feedAlias={feedAlias} shown={games} />}
      </div>
      {filter?.hasFailed && <p className="empty-state">{t("grid.failed")}</p>}
      {games.length === 0 && <p className="empty-state">{t("grid.empty")}</p>}
      {!More && <GridEnd section={section} onExpand={expand} />}
    </section>
  );
}
