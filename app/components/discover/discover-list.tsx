import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { DiscoverPageView } from "~/view-models/discover-page";
import { ChallengeCard } from "../challenge/challenge-card";
import { GameCard } from "../game/game-card";

type DiscoverListProps = { page: Pick<DiscoverPageView, "games" | "challenges"> };

export function DiscoverList({ page: { games, challenges } }: DiscoverListProps) {
  const t = useText();
  return (
    <section
      className={games.length > 0 ? "card-grid--4 card-grid" : "card-grid--2 card-grid"}
      aria-labelledby="results"
    >
      <h2 className="visually-hidden" id="results">
        {t("discover.results")}
      </h2>
      {games.map((game, index) => (
        <GameCard key={game.id} game={game} coverLoading={coverLoading(index)} />
      ))}
      {challenges.map((challenge, index) => (
        <ChallengeCard key={challenge.id} challenge={challenge} coverLoading={coverLoading(index)} />
      ))}
    </section>
  );
}
