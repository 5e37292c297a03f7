import { useText } from "~/i18n/use-text";
import type { EmptyView } from "~/view-models/discover-page";
import { GameCard } from "../game/game-card";
import { ButtonLink } from "../ui/button-link";

type EmptyDiscoveryProps = { empty: EmptyView };

/** Nothing passes the filters: a way back, and games that many play. */
export function EmptyDiscovery({ empty: { last, popular } }: EmptyDiscoveryProps) {
  const t = useText();
  return (
    <>
      <section className="empty">
        <i className="dark3" aria-hidden="true" />
        <h2 className="h3">{t("discover.emptyTitle")}</h2>
        <p>{t("discover.emptyText")}</p>
        {last && <ButtonLink href={last.href}>{last.removeLabel}</ButtonLink>}
      </section>
      {popular.length > 0 && (
        <section className="sec" aria-labelledby="popular-games">
          <header className="sh">
            <h2 id="popular-games">{t("discover.popular")}</h2>
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
