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
    <div className="inline-row challenge-head flex-wrap">
      <div className="fill-space">
        <h1>{name}</h1>
        <p className="muted mt-[6px]">
          {intro.before}
          <Link className="text-link" to={gameHref}>
            {gameTitle}
          </Link>
          {intro.after}
        </p>
        {timeText && <p className="muted">{timeText}</p>}
        <TrackNote usualHref={usualHref} />
      </div>
      <FavoriteButton kind="challenge" id={id} name={name} favoriteId={favoriteId} look="button" />
      <ShareButton title={name} path={path} linkLabel={t("challenge.link")} />
      {countdown && <ChallengeCountdown countdown={countdown} />}
    </div>
  );
}
