import { useText } from "~/i18n/use-text";
import type { BestScoreView } from "~/view-models/best-score";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { RecordRow } from "./record-row";

type BestScoresProps = { scores: BestScoreView[]; homeHref: string };

export function BestScores({ scores, homeHref }: BestScoresProps) {
  const t = useText();
  if (scores.length === 0) {
    return (
      <EmptyList text={t("profile.noBestScores")}>
        <ButtonLink href={homeHref}>{t("profile.toGames")}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <ul className="records">
      {scores.map(({ id, place, challenge, href, gameTitle, cover, score }) => (
        <RecordRow key={id} href={href} title={challenge} cover={cover} figure={score} note={place}>
          <p className="text-small muted">{gameTitle}</p>
        </RecordRow>
      ))}
    </ul>
  );
}
