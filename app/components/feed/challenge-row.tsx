import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { ChallengeCard } from "../challenge/challenge-card";
import { FeedRow } from "./feed-row";

type ChallengeRowProps = { section: FeedSectionOf<"CHALLENGE_ROW"> };

export function ChallengeRow({ section }: ChallengeRowProps) {
  return (
    <FeedRow text={section} width="panels" hasSecondLine>
      {section.challenges.map((challenge, index) => (
        <ChallengeCard
          key={challenge.id}
          challenge={challenge}
          coverLoading={coverLoading(section.firstCover + index)}
        />
      ))}
    </FeedRow>
  );
}
