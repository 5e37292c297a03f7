import { toFeaturedGame, type FeaturedGameView } from "../featured-game";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type FeaturedGamesView = SectionView<"FEATURED_GAMES_HEADER", { games: FeaturedGameView[] }>;

export function toFeaturedGames(source: SectionSource): FeaturedGamesView | null {
  const games = source.entries.flatMap((entry) => toFeaturedGame(entry, source.view) ?? []);
  return games.length > 0 ? { ...sectionHead("FEATURED_GAMES_HEADER", source), games } : null;
}
