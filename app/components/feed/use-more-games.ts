import { useCallback, useEffect, useState } from "react";
import { fieldOf, portalAnswer } from "~/browser/portal-answer";
import { paths } from "~/paths";
import type { FeedGamesView } from "~/view-models/feed-games";
import type { GameCardView } from "~/view-models/game-card";
import { useRootData } from "../frame/use-root-data";

/** The feed, and what the page shows of it already. */
export type MoreGamesOf = { feedAlias: string; shown: readonly GameCardView[] };

type Loaded = {
  games: GameCardView[];
  /** How many came last; null before the first. */
  added: number | null;
  /** Number of the page that comes next; null behind the last. */
  next: number | null;
};

/** The first page is what the section began with. */
const SECOND_PAGE = 1;

/** Loads a feed's games page by page: the second page at once, each further one when it is asked for. */
export function useMoreGames({ feedAlias, shown }: MoreGamesOf) {
  const { locale } = useRootData();
  const [loaded, setLoaded] = useState<Loaded>({ games: [], added: null, next: SECOND_PAGE });
  const [state, setState] = useState<"loading" | "waiting" | "failed">("loading");
  const { next } = loaded;

  useEffect(() => {
    if (state !== "loading" || next === null) return undefined;
    const call = new AbortController();
    void portalAnswer(paths.feedGames(locale, feedAlias, next), { signal: call.signal }).then((answer) => {
      if (call.signal.aborted) return;
      if (!isFeedGames(answer)) {
        setState("failed");
        return;
      }
      const fresh = newAmong(answer.games, [...shown, ...loaded.games]);
      setLoaded({ games: [...loaded.games, ...fresh], added: fresh.length, next: answer.next });
      // A page of which everything is there already, or that has no games, is nothing to stop at.
      if (fresh.length > 0 || answer.next === null) setState("waiting");
    });
    return () => call.abort();
  }, [state, next, locale, feedAlias, shown, loaded.games]);

  const load = useCallback(() => setState("loading"), []);
  return { ...loaded, state, load };
}

/** Entries move from page to page when editors change the feed meanwhile. */
function newAmong(games: GameCardView[], known: readonly GameCardView[]): GameCardView[] {
  const ids = new Set(known.map(({ id }) => id));
  return games.filter(({ id }) => !ids.has(id));
}

/** The portal's own answer is trusted once it has the shape of one. */
function isFeedGames(answer: unknown): answer is FeedGamesView {
  return Array.isArray(fieldOf(answer, "games")) && fieldOf(answer, "next") !== undefined;
}
