import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import { GameCard } from "../game/game-card";
import { useMoreGames, type MoreGamesProps } from "./use-more-games";

export function MoreGames(feed: MoreGamesProps) {
  const t = useText();
  const { games, added, next, state, load } = useMoreGames(feed);
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = state === "loading";

  // The link that mounted this had the focus.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  // Focus the first new game, unless the user has moved the focus; the last button is unmounted by now.
  useEffect(() => {
    const { activeElement, body } = document;
    if (added === null || (activeElement !== button.current && activeElement !== body)) return;
    const cards = end.current?.parentElement?.querySelectorAll("article");
    const first = added > 0 ? cards?.[cards.length - added]?.querySelector<HTMLElement>("h3 a") : null;
    if (first) first.focus();
    else if (next === null) end.current?.focus();
  }, [added, games, next]);

  return (
    <>
      {games.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
      <div ref={end} className="load-more" tabIndex={-1}>
        <p className={added === 0 ? "muted" : "visually-hidden"} role="status">
          {isLoading && t("feed.loading")}
          {!isLoading && added === 0 && t("grid.complete")}
          {!isLoading && added ? t("grid.added", { count: added }) : null}
        </p>
        {state === "failed" && <p role="alert">{t("feed.pageFailed")}</p>}
        {next !== null && (
          <button
            ref={button}
            type="button"
            className="button button--outline"
            aria-disabled={isLoading}
            onClick={load}
          >
            {t(state === "failed" ? "feed.failedAction" : "grid.showMore")}
          </button>
        )}
      </div>
    </>
  );
}
