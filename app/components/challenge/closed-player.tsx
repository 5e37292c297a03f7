import { useText } from "~/i18n/use-text";
import type { ChallengePageView } from "~/view-models/challenge-page";
import { Poster } from "../player/poster";
import { ButtonLink } from "../ui/button-link";

type ClosedPlayerProps = { challenge: Pick<ChallengePageView, "state" | "cover" | "gameHref" | "gameTitle"> };

export function ClosedPlayer({ challenge: { state, cover, gameHref, gameTitle } }: ClosedPlayerProps) {
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
