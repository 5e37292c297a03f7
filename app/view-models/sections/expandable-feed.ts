import type { GameCardView } from "../game-card";
import { toGameEntry } from "./game-row";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type ExpandableFeedView = SectionView<"EXPANDABLE_FEED", { games: GameCardView[] }>;

/** Two lines of a grid; the rest is on the feed's own page. */
const SHOWN_GAMES = 10;

/** The beginning of a feed; null without a game. */
export function toExpandableFeed(source: SectionSource): ExpandableFeedView | null {
  const games = source.entries.flatMap((entry) => toGameEntry(entry, source.view) ?? []).slice(0, SHOWN_GAMES);
  return games.length > 0 ? { ...sectionHead("EXPANDABLE_FEED", source), games } : null;
}
