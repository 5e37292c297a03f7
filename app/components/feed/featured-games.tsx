import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { ShelfBox } from "./shelf-box";

type FeaturedGamesProps = { section: FeedSectionOf<"FEATURED_GAMES_HEADER"> };

const BOXES_IN_VIEW = 3;
const SHELF_CLASSES: Readonly<Record<number, string>> = { 2: "shelf shelf--two", 3: "shelf shelf--three" };

/** Radio inputs keep one box open without scripts. */
export function FeaturedGames({ section }: FeaturedGamesProps) {
  const t = useText();
  const { length } = section.games;
  const className = length > BOXES_IN_VIEW ? "shelf overflow-x-auto" : (SHELF_CLASSES[length] ?? "shelf");
  const name = section.title ?? t("feed.featured");
  return (
    <section className="section" aria-label={name}>
      <div className={className} role="group" aria-label={name}>
        {section.games.map((game, index) => (
          <ShelfBox
            key={game.id}
            game={game}
            shelf={section.id}
            position={index}
            hasMinWidth={length > BOXES_IN_VIEW}
            coverLoading={coverLoading(section.firstCover + index)}
          />
        ))}
      </div>
    </section>
  );
}
