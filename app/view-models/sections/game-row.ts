import type { FeedEntry } from "~contract/entities/feed-entry";
import { toGameCard, type GameCardView } from "../game-card";
import type { ViewContext } from "../view-context";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

type GameRowType = "GAME_ROW_SIMPLE" | "GAME_ROW_DOUBLE_TITLE" | "MOBILE_GAME_ROW";

export type GameRowView = SectionView<GameRowType, { games: GameCardView[] }>;

/** A MOBILE_GAME_ROW contains only games that run on phones. */
export function toGameRow(type: GameRowType, source: SectionSource): GameRowView | null {
  const isForPhones = type === "MOBILE_GAME_ROW";
  const games = source.entries
    .filter(({ game }) => !isForPhones || game?.platforms.includes("MOBILE"))
    .flatMap((entry) => toGameEntry(entry, source.view) ?? []);
  return games.length > 0 ? { ...sectionHead(type, source), games } : null;
}

/** Cards are identified by entry: a feed may contain the same game twice. */
export function toGameEntry({ entryId, game }: FeedEntry, view: ViewContext): GameCardView | null {
  return game ? { ...toGameCard(game, view), id: entryId } : null;
}
