import { useCallback, useEffect, useState } from "react";
import { fieldOf, fetchPortal } from "~/browser/portal-request";
import { paths } from "~/paths";
import type { FeedGamesView } from "~/view-models/feed-games";
import type { GameCardView } from "~/view-models/game-card";
import { useRootData } from "../frame/use-root-data";

export type MoreGamesProps = { feedAlias: string; displayed: readonly GameCardView[] };

type Loaded = {
  games: GameCardView[];
  /** Number of games added last; null before the first page. */
  added: number | null;
  /** Next page; null after the last. */
  next: number | null;
};

/** The section already shows page 0. */
const SECOND_PAGE = 1;

export function useMoreGames({ feedAlias, displayed }: MoreGamesProps) {
  const { locale } = useRootData();
  const [loaded, setLoaded] = useState<Loaded>({ games: [], added: null, next: SECOND_PAGE });
  const [state, setState] = useState<"loading" | "waiting" | "failed">("loading");
  const { next } = loaded;

  useEffect(() => {
    if (state !== "loading" || next === null) return undefined;
    const controller = new AbortController();
    void fetchPortal(paths.feedGames(locale, feedAlias, next), { signal: controller.signal }).then((data) => {
      if (controller.signal.aborted) return;
      if (!isFeedGames(data)) {
        setState("failed");
        return;
      }
      const newGames = withoutDuplicates(data.games, [...displayed, ...loaded.games]);
      setLoaded({ games: [...loaded.games, ...newGames], added: newGames.length, next: data.next });
      // A page without new games stays in "loading", to request the next one at once.
      if (newGames.length > 0 || data.next === null) setState("waiting");
    });
    return () => controller.abort();
  }, [state, next, locale, feedAlias, displayed, loaded.games]);

  const load = useCallback(() => setState("loading"), []);
  return { ...loaded, state, load };
}

/** Entries move between pages when editors change the feed. */
function withoutDuplicates(games: GameCardView[], existing: readonly GameCardView[]): GameCardView[] {
  const ids = new Set(existing.map(({ id }) => id));
  return games.filter(({ id }) => !ids.has(id));
}

/** Checks the shape only: the response is the portal's own. */
function isFeedGames(data: unknown): data is FeedGamesView {
  return Array.isArray(fieldOf(data, "games")) && fieldOf(data, "next") !== undefined;
}
