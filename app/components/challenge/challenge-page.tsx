import { Link } from "@remix-run/react";
import { useLoginHref } from "~/components/frame/use-login-href";
import { useText } from "~/i18n/use-text";
import type { ChallengePageView } from "~/view-models/challenge-page";
import type { OwnStandingView } from "~/view-models/own-standing";
import { ChallengeSection } from "../catalogue/challenge-section";
import { MissingPart } from "../error/missing-part";
import { FavoriteButton } from "../favorite/favorite-button";
import { Player } from "../player/player";
import { Poster } from "../player/poster";
import { TrackNote } from "../player/track-note";
import { ShareButton } from "../share/share-button";
import { ButtonLink } from "../ui/button-link";
import { SafeMarkup } from "../ui/safe-markup";
import { ChallengeCountdown } from "./challenge-countdown";
import { Leaderboard } from "./leaderboard";
import { Winners } from "./winners";

type ChallengePageProps = { challenge: ChallengePageView };

export function ChallengePage({ challenge }: ChallengePageProps) {
  const t = useText();
  const { id, state, player, controls, own, lead, description, winners, leaderboard } = challenge;
  return (
    <div className="page-width">
      <div className="two-columns">
        <div>
          <section className="section">
            {state === "running" ? (
              <Player key={id} player={player} controls={controls} />
            ) : (
              <ClosedPlayer challenge={challenge} />
            )}
            <ChallengeHeading challenge={challenge} />
          </section>
          {own && <OwnStanding own={own} />}
          <div className="section prose mt-[32px]">
            {lead && <p className="lead">{lead}</p>}
            {description && <SafeMarkup markup={description} />}
          </div>
        </div>
        <div>
          {winners.length > 0 && <Winners winners={winners} />}
          {leaderboard ? <Leaderboard leaderboard={leaderboard} /> : <MissingPart text={t("leaderboard.failed")} />}
        </div>
      </div>
      <ChallengeSection heading={t("challenge.more", { game: challenge.gameTitle })} challenges={challenge.others} />
    </div>
  );
}

type ChallengeHeadingProps = { challenge: ChallengePageView };

function ChallengeHeading({ challenge }: ChallengeHeadingProps) {
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

type ClosedPlayerProps = { challenge: Pick<ChallengePageView, "state" | "cover" | "gameHref" | "gameTitle"> };

function ClosedPlayer({ challenge: { state, cover, gameHref, gameTitle } }: ClosedPlayerProps) {
  const t = useText();
  return (
    <div className="player player--closed">
      <Poster picture={cover} />
      <div className="player-status">
        <p>{t(state === "ended" ? "challenge.stateEnded" : "challenge.stateUpcoming")}</p>
        <ButtonLink href={gameHref}>{t("challenge.playTheGame", { game: gameTitle })}</ButtonLink>
      </div>
    </div>
  );
}

type OwnStandingProps = { own: OwnStandingView };

function OwnStanding({ own: { best, rank, next, isGuest, note } }: OwnStandingProps) {
  const t = useText();
  const signUp = useLoginHref("sign-up");
  return (
    <section className="section mt-[24px]">
      <div className="own-standing">
        {best !== null && <StandingNumber label={t("challenge.yourBest")} value={best} />}
        {rank !== null && <StandingNumber label={t("challenge.yourRank")} value={rank} />}
        {next && <StandingNumber label={next.label} value={next.distance} />}
        {note !== null && <p className="fill-space">{note}</p>}
        {isGuest && (
          <p className="fill-space">
            <a className="text-link" href={signUp}>
              {t("challenge.signUpForRank")}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

type StandingNumberProps = { label: string; value: string };

function StandingNumber({ label, value }: StandingNumberProps) {
  return (
    <div className="fill-space">
      <p className="muted text-small">{label}</p>
      <p className="numeral own-standing-number">{value}</p>
    </div>
  );
}
