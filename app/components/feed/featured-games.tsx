import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { ShelfBox } from "./shelf-box";

type FeaturedGamesProps = { section: FeedSectionOf<"FEATURED_GAMES_HEADER"> };

/** So many boxes share the shelf's width; with more of them it scrolls. */
const BOXES_IN_VIEW = 3;

/** The shelf: boxes of which one is open, chosen by radio inputs so that it works without script. */
export function FeaturedGames({ section }: FeaturedGamesProps) {
  const t = useText();
  const scrolls = section.games.length > BOXES_IN_VIEW;
  const name = section.title ?? t("feed.featured");
  return (
    <section className="sec" aria-label={name}>
      <div className={scrolls ? "shelf overflow-x-auto" : "shelf"} role="group" aria-label={name}>
        {section.games.map((game, index) => (
          <ShelfBox
            key={game.id}
            game={game}
            shelf={section.id}
            position={index}
            keepsWidth={scrolls}
            coverLoading={coverLoading(section.firstCover + index)}
          />
        ))}
      </div>
    </section>
  );
}
