import type { GameCardView } from "~/view-models/game-card";
import { GameCard } from "../game/game-card";

type PopularGamesProps = { heading: string; games: readonly GameCardView[] };

export function PopularGames({ heading, games }: PopularGamesProps) {
  if (games.length === 0) return null;
  return (
    <section className="section" aria-labelledby="popular-games">
      <header className="section-head">
        <h2 id="popular-games">{heading}</h2>
      </header>
      <div className="card-grid">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}
