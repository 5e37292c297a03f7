import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { ShelfBox } from "./shelf-box";

type FeaturedGamesProps = { section: FeedSectionOf<"FEATURED_GAMES_HEADER"> };

const BOXES_IN_VIEW = 3;

/** Radio inputs keep one box open without scripts. */
export function FeaturedGames({ section }: FeaturedGamesProps) {
  const t = useText();
  const isScrollable = section.games.length > BOXES_IN_VIEW;
  const name = section.title ?? t("feed.featured");
  return (
    <section className="section" aria-label={name}>
      <div className={isScrollable ? "shelf overflow-x-auto" : "shelf"} role="group" aria-label={name}>
        {section.games.map((game, index) => (
          <ShelfBox
            key={game.id}
            game={game}
            shelf={section.id}
            position={index}
            hasMinWidth={isScrollable}
            coverLoading={coverLoading(section.firstCover + index)}
          />
        ))}
      </div>
    </section>
  );
}
