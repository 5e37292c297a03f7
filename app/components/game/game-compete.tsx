import { useText } from "~/i18n/use-text";
import type { GamePageView } from "~/view-models/game-page";
import { ChallengeCard } from "../challenge/challenge-card";
import { MissingPart } from "../error/missing-part";

type GameCompeteProps = { compete: NonNullable<GamePageView["compete"]> };

export function GameCompete({ compete: { title, challenges } }: GameCompeteProps) {
  const t = useText();
  return (
    <section className="section">
      <header className="section-head">
        <div>
          <h2>{title}</h2>
        </div>
      </header>
      {challenges ? (
        <div className="rail rail--panels">
          {challenges.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} />
          ))}
        </div>
      ) : (
        <MissingPart text={t("game.challengesFailed")} />
      )}
    </section>
  );
}
