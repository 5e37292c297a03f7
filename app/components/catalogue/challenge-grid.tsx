import { coverLoading } from "~/rules/cover-loading";
import type { ChallengeCardView } from "~/view-models/challenge-card";
import { ChallengeCard } from "../challenge/challenge-card";

type ChallengeGridProps = {
  challenges: readonly ChallengeCardView[];
  /** Index of the first cover among all covers of the page. */
  firstCover?: number;
};

export function ChallengeGrid({ challenges, firstCover = 0 }: ChallengeGridProps) {
  return (
    <div className="card-grid--3 card-grid--challenges card-grid">
      {challenges.map((challenge, index) => (
        <ChallengeCard key={challenge.id} challenge={challenge} coverLoading={coverLoading(firstCover + index)} />
      ))}
    </div>
  );
}
