import type { FeedSectionView } from "~/view-models/home-feed";
import { ChallengeRow } from "./challenge-row";
import { ContentBlock } from "./content-block";
import { FeaturedGames } from "./featured-games";
import { GameRow } from "./game-row";
import { GamesGrid } from "./games-grid";
import { TagTiles } from "./tag-tiles";

type FeedSectionProps = { section: FeedSectionView };

export function FeedSection({ section }: FeedSectionProps) {
  switch (section.type) {
    case "FEATURED_GAMES_HEADER":
      return <FeaturedGames section={section} />;
    case "GAME_ROW_SIMPLE":
    case "GAME_ROW_DOUBLE_TITLE":
    case "MOBILE_GAME_ROW":
      return <GameRow section={section} />;
    case "CHALLENGE_ROW":
      return <ChallengeRow section={section} />;
    case "GAMES_GRID":
    case "EXPANDABLE_FEED":
      return <GamesGrid section={section} />;
    case "TAGS":
    case "CATEGORIES":
      return <TagTiles section={section} />;
    default:
      return <ContentBlock section={section} />;
  }
}
