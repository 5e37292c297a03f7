import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { CoverLoading } from "~/rules/cover-loading";
import type { ChallengeCardView } from "~/view-models/challenge-card";
import { Cover } from "../game/cover";
import { CardScore } from "./card-score";
import { TimerGlyph } from "./timer-glyph";

type ChallengeCardProps = { challenge: ChallengeCardView; coverLoading?: CoverLoading };

/** Three in a row, two and a bit below 1180, one and a peek on narrow screens. */
const COVER_SIZES = "(max-width: 900px) 76vw, (max-width: 1180px) 38vw, 380px";

/** A challenge with its time, its rule and where the viewer stands; the whole card is one link. */
export function ChallengeCard({ challenge, coverLoading = "lazy" }: ChallengeCardProps) {
  const t = useText();
  const { timer, state } = challenge;
  return (
    <article className="ch">
      <Cover picture={challenge.cover} shape="16:9" sizes={COVER_SIZES} loading={coverLoading} title={challenge.name}>
        <span className="no bl">
          <TimerGlyph litBars={timer.litBars} isUnlit={state === "ended"} />
          {timer.text}
        </span>
      </Cover>
      <div className="b">
        <h3 className="t">
          <Link to={challenge.href} prefetch="intent">
            {challenge.name}
          </Link>
        </h3>
        <p className="g">{challenge.summary}</p>
        <dl className="tri">
          <CardScore label={t("challengeCard.topScore")} value={challenge.topScore} />
          <CardScore label={t("challengeCard.you")} value={challenge.ownScore} />
          <CardScore label={t("challengeCard.players")} value={challenge.players} />
        </dl>
      </div>
    </article>
  );
}
