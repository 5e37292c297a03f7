import type { ChallengePageView } from "~/view-models/challenge-page";
import { useText } from "~/i18n/use-text";
import { ChallengeSection } from "../catalogue/challenge-section";
import { MissingPart } from "../error/missing-part";
import { Player } from "../player/player";
import { SafeMarkup } from "../ui/safe-markup";
import { ChallengeHeading } from "./challenge-heading";
import { ClosedPlayer } from "./closed-player";
import { Leaderboard } from "./leaderboard";
import { OwnStanding } from "./own-standing";

type ChallengePageProps = { challenge: ChallengePageView };

export function ChallengePage({ challenge }: ChallengePageProps) {
  const t = useText();
  const { id, state, player, controls, own, lead, description, leaderboard } = challenge;
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
          {leaderboard ? <Leaderboard leaderboard={leaderboard} /> : <MissingPart text={t("leaderboard.failed")} />}
        </div>
      </div>
      <ChallengeSection heading={t("challenge.more", { game: challenge.gameTitle })} challenges={challenge.others} />
    </div>
  );
}
