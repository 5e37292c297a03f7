import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ChallengePageView } from "~/view-models/challenge-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { TrackNote } from "../player/track-note";
import { ShareButton } from "../share/share-button";
import { ChallengeCountdown } from "./challenge-countdown";

type ChallengeHeadingProps = { challenge: ChallengePageView };

export function ChallengeHeading({ challenge }: ChallengeHeadingProps) {
  const t = useText();
  const { id, favoriteId, name, path, intro, gameTitle, gameHref, timeText, countdown, usualHref } = challenge;
  return (
    <div className="row wrap chead">
      <div className="grow">
        <h1>{name}</h1>
        <p className="mut mt-[6px]">
          {intro.before}
          <Link className="lnk" to={gameHref}>
            {gameTitle}
          </Link>
          {intro.after}
        </p>
        {timeText && <p className="mut">{timeText}</p>}
        <TrackNote usualHref={usualHref} />
      </div>
      <FavoriteButton kind="challenge" id={id} name={name} favoriteId={favoriteId} look="button" />
      <ShareButton title={name} path={path} linkLabel={t("challenge.link")} />
      {countdown && <ChallengeCountdown countdown={countdown} />}
    </div>
  );
}
