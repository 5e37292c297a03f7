import { coverLoading } from "~/rules/cover-loading";
import type { GameCardView } from "~/view-models/game-card";
import { GameCard } from "../game/game-card";

type GameGridProps = {
  games: readonly GameCardView[];
  /** Index of the first cover among all covers of the page. */
  firstCover?: number;
};

export function GameGrid({ games, firstCover = 0 }: GameGridProps) {
  return (
    <div className="card-grid">
      {games.map((game, index) => (
        <GameCard key={game.id} game={game} coverLoading={coverLoading(firstCover + index)} />
      ))}
    </div>
  );
}
