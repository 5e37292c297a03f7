import { useText } from "~/i18n/use-text";
import type { ChallengeCardView } from "~/view-models/challenge-card";
import { MissingPart } from "../error/missing-part";
import { ChallengeGrid } from "./challenge-grid";

type ChallengeSectionProps = {
  heading: string;
  /** Null if loading failed. */
  challenges: readonly ChallengeCardView[] | null;
};

export function ChallengeSection({ heading, challenges }: ChallengeSectionProps) {
  const t = useText();
  if (challenges?.length === 0) return null;
  return (
    <section className="section">
      <header className="section-head">
        <h2>{heading}</h2>
      </header>
      {challenges ? (
        <ChallengeGrid challenges={challenges} firstCover={LAZY_COVER_INDEX} />
      ) : (
        <MissingPart text={t("list.challengesFailed")} />
      )}
    </section>
  );
}

/** Beyond the first screen, so that covers load lazily. */
const LAZY_COVER_INDEX = 25;
