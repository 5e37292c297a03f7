import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { BestScoreView } from "~/view-models/best-score";
import { Cover } from "../game/cover";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";

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
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="person">
            <Link to={href}>{challenge}</Link>
            <p className="text-small muted">{gameTitle}</p>
          </div>
          <div className="record-end">
            <p className="numeral">{score}</p>
            <p className="text-small muted">{place}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
