import { Link } from "@remix-run/react";
import type { ChallengePageView } from "~/view-models/challenge-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { ChallengeCountdown } from "./challenge-countdown";

type ChallengeHeadingProps = { challenge: ChallengePageView };

/** Name, game and end of a challenge, and the time that is left. */
export function ChallengeHeading({ challenge }: ChallengeHeadingProps) {
  const { id, favoriteId, name, intro, gameTitle, gameHref, timeText, countdown } = challenge;
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
      </div>
      <FavoriteButton kind="challenge" id={id} name={name} favoriteId={favoriteId} look="button" />
      {countdown && <ChallengeCountdown countdown={countdown} />}
    </div>
  );
}
