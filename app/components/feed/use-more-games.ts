import { useCallback, useEffect, useState } from "react";
import { fieldOf, fetchPortal } from "~/browser/portal-request";
import { paths } from "~/paths";
import type { FeedGamesView } from "~/view-models/feed-games";
import type { GameCardView } from "~/view-models/game-card";
import { useRootData } from "../frame/use-root-data";

export type MoreGamesOf = { feedAlias: string; shown: readonly GameCardView[] };

type Loaded = {
  games: GameCardView[];
  /** Number of games added last; null before the first page. */
  added: number | null;
  /** Next page; null after the last. */
  next: number | null;
};

/** The section already shows page 0. */
const SECOND_PAGE = 1;

export function useMoreGames({ feedAlias, shown }: MoreGamesOf) {
  const { locale } = useRootData();
  const [loaded, setLoaded] = useState<Loaded>({ games: [], added: null, next: SECOND_PAGE });
  const [state, setState] = useState<"loading" | "waiting" | "failed">("loading");
  const { next } = loaded;

  useEffect(() => {
    if (state !== "loading" || next === null) return undefined;
    const call = new AbortController();
    void fetchPortal(paths.feedGames(locale, feedAlias, next), { signal: call.signal }).then((answer) => {
      if (call.signal.aborted) return;
      if (!isFeedGames(answer)) {
        setState("failed");
        return;
      }
      const fresh = newAmong(answer.games, [...shown, ...loaded.games]);
      setLoaded({ games: [...loaded.games, ...fresh], added: fresh.length, next: answer.next });
      // A page without new games stays in "loading", to request the next one at once.
      if (fresh.length > 0 || answer.next === null) setState("waiting");
    });
    return () => call.abort();
  }, [state, next, locale, feedAlias, shown, loaded.games]);

  const load = useCallback(() => setState("loading"), []);
  return { ...loaded, state, load };
}

/** Entries move between pages when editors change the feed. */
function newAmong(games: GameCardView[], known: readonly GameCardView[]): GameCardView[] {
  const ids = new Set(known.map(({ id }) => id));
  return games.filter(({ id }) => !ids.has(id));
}

/** Checks the shape only: the response is the portal's own. */
function isFeedGames(answer: unknown): answer is FeedGamesView {
  return Array.isArray(fieldOf(answer, "games")) && fieldOf(answer, "next") !== undefined;
}
