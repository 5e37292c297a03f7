import { useText } from "~/i18n/use-text";
import type { SimilarGameView } from "~/view-models/similar-games";
import { FeedRow } from "../feed/feed-row";
import { GameCard } from "./game-card";

type SimilarGamesProps = { games: readonly SimilarGameView[] };

export function SimilarGames({ games }: SimilarGamesProps) {
  const t = useText();
  return (
    <FeedRow text={{ title: t("game.similar"), description: null }} width="cards">
      {games.map(({ card, reason }) => (
        <div key={card.id}>
          <GameCard game={card} />
          <p className="similar-reason">{reason}</p>
        </div>
      ))}
    </FeedRow>
  );
}
