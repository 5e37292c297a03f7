import { useText } from "~/i18n/use-text";
import type { GameCardView } from "~/view-models/game-card";
import { GameCard } from "../game/game-card";

type FoundNothingProps = { title: string; popular: GameCardView[] };

/** No game was found: what to try, and games that many play. */
export function FoundNothing({ title, popular }: FoundNothingProps) {
  const t = useText();
  return (
    <>
      <section className="empty">
        <i className="dark3" aria-hidden="true" />
        <h2 className="h3">{title}</h2>
        <p>{t("searchPage.emptyText")}</p>
      </section>
      {popular.length > 0 && (
        <section className="sec" aria-labelledby="popular-games">
          <header className="sh">
            <h2 id="popular-games">{t("searchPage.popular")}</h2>
          </header>
          <div className="grid">
            {popular.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
