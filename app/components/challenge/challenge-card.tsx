import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { CoverLoading } from "~/rules/cover-loading";
import type { ChallengeCardView } from "~/view-models/challenge-card";
import { FavoriteButton } from "../favorite/favorite-button";
import { Cover } from "../game/cover";
import { OwnChoice } from "../ui/own-choice";
import { CardTimer } from "./card-timer";

type ChallengeCardProps = { challenge: ChallengeCardView; coverLoading?: CoverLoading };

/** Grid columns: three, two and a bit below 1180 px, one and a bit on narrow screens. */
const COVER_SIZES = "(max-width: 900px) 76vw, (max-width: 1180px) 38vw, 380px";

export function ChallengeCard({ challenge, coverLoading = "lazy" }: ChallengeCardProps) {
  const t = useText();
  return (
    <article className="surface-card" aria-label={challenge.name}>
      <Cover picture={challenge.cover} shape="16:9" sizes={COVER_SIZES} loading={coverLoading} title={challenge.name}>
        <CardTimer timer={challenge.timer} />
      </Cover>
      <div className="card-body">
        <h3 className="card-title">
          <Link to={challenge.href} prefetch="intent">
            {challenge.name}
          </Link>
        </h3>
        <p className="card-subtitle">{challenge.summary}</p>
        <dl className="challenge-facts">
          <CardScore label={t("challengeCard.topScore")} value={challenge.topScore} />
          <OwnChoice value={challenge.ownScore}>
            {(score) => <CardScore label={t("challengeCard.you")} value={score} />}
          </OwnChoice>
          <CardScore label={t("challengeCard.players")} value={challenge.players} />
        </dl>
      </div>
      <div className="favorite-corner">
        <FavoriteButton
          kind="challenge"
          id={challenge.challengeId}
          name={challenge.name}
          favoriteId={challenge.favoriteId}
        />
      </div>
    </article>
  );
}

type CardScoreProps = { label: string; value: string | null };

function CardScore({ label, value }: CardScoreProps) {
  const t = useText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t("challengeCard.noScore")}</span>
          </>
        )}
      </dd>
    </div>
  );
}
