import type { GamePageView } from "~/view-models/game-page";
import { ChallengeCard } from "../challenge/challenge-card";

type GameCompeteProps = { compete: NonNullable<GamePageView["compete"]> };

/** The game's challenges. */
export function GameCompete({ compete: { title, challenges } }: GameCompeteProps) {
  return (
    <section className="sec">
      <header className="sh">
        <div>
          <h2>{title}</h2>
        </div>
      </header>
      <div className="rail c3">
        {challenges.map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} />
        ))}
      </div>
    </section>
  );
}
