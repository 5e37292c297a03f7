import { useText } from "~/i18n/use-text";
import type { ChallengeCardView } from "~/view-models/challenge-card";
import { MissingPart } from "../error/missing-part";
import { ChallengeGrid } from "./challenge-grid";

type ChallengeSectionProps = {
  heading: string;
  /** Null where they could not be loaded. */
  challenges: readonly ChallengeCardView[] | null;
};

/** Challenges below a page's main list; without any there is no section. */
export function ChallengeSection({ heading, challenges }: ChallengeSectionProps) {
  const t = useText();
  if (challenges?.length === 0) return null;
  return (
    <section className="sec">
      <header className="sh">
        <h2>{heading}</h2>
      </header>
      {challenges ? (
        <ChallengeGrid challenges={challenges} firstCover={LATE_COVER} />
      ) : (
        <MissingPart text={t("list.challengesFailed")} />
      )}
    </section>
  );
}

/** The section stands below a list of games: none of its covers is on the first screen. */
const LATE_COVER = 25;
