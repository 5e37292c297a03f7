import { nextPage } from "~/rules/paging";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Pagination } from "~contract/entities/pagination";
import type { GameCardView } from "./game-card";
import { toGameEntry } from "./sections/game-row";
import type { ViewContext } from "./view-context";

export type FeedGamesView = { games: GameCardView[]; next: number | null };

type FeedPart = { entries: FeedEntry[]; pagination: Pagination };

export function toFeedGames({ entries, pagination }: FeedPart, view: ViewContext): FeedGamesView {
  return { games: entries.flatMap((entry) => toGameEntry(entry, view) ?? []), next: nextPage(pagination) };
}
