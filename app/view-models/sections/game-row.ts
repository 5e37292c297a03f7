import type { FeedEntry } from "~contract/entities/feed-entry";
import { toGameCard, type GameCardView } from "../game-card";
import type { ViewContext } from "../view-context";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

type GameRowType = "GAME_ROW_SIMPLE" | "GAME_ROW_DOUBLE_TITLE" | "MOBILE_GAME_ROW";

export type GameRowView = SectionView<GameRowType, { games: GameCardView[] }>;

/** A row of games, in a row for phones only those that run on them; null without a game. */
export function toGameRow(type: GameRowType, source: SectionSource): GameRowView | null {
  const isForPhones = type === "MOBILE_GAME_ROW";
  const games = source.entries
    .filter(({ game }) => !isForPhones || game?.platforms.includes("MOBILE"))
    .flatMap((entry) => toGameEntry(entry, source.view) ?? []);
  return games.length > 0 ? { ...sectionHead(type, source), games } : null;
}

/** A feed may hold the same game twice, so what it shows is known by its entry. */
export function toGameEntry({ entryId, game }: FeedEntry, view: ViewContext): GameCardView | null {
  return game ? { ...toGameCard(game, view), id: entryId } : null;
}
