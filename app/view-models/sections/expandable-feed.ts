import { FEED_CHUNK_SIZE } from "~/rules/paging";
import type { GameCardView } from "../game-card";
import { toGameEntry } from "./game-row";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

/** `feedAlias` is the feed to load more games from; null when it is not certain to have more. */
export type ExpandableFeedView = SectionView<"EXPANDABLE_FEED", { games: GameCardView[]; feedAlias: string | null }>;

export function toExpandableFeed(source: SectionSource): ExpandableFeedView | null {
  const games = source.entries.flatMap((entry) => toGameEntry(entry, source.view) ?? []).slice(0, FEED_CHUNK_SIZE);
  if (games.length === 0) return null;
  const feedAlias = games.length < FEED_CHUNK_SIZE ? null : source.section.feedAlias;
  return { ...sectionHead("EXPANDABLE_FEED", source), games, feedAlias };
}
