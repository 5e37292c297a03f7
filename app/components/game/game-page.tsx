import type { GamePageView } from "~/view-models/game-page";
import type { MoneyView } from "~/view-models/money";
import type { ReportView } from "~/view-models/report";
import { ReportGame } from "../report/report-game";
import { OfferPanel } from "../support/offer-panel";
import { SupportPanel } from "../support/support-panel";
import { GameAbout } from "./game-about";
import { GameCompete } from "./game-compete";
import { GameControls } from "./game-controls";
import { GameFacts } from "./game-facts";
import { GameGallery } from "./game-gallery";
import { GameStage } from "./game-stage";
import { OwnRating } from "./own-rating";
import { SimilarGames } from "./similar-games";

type GamePageProps = { game: GamePageView; money: MoneyView; report: ReportView };

export function GamePage({ game, money: { spender, support, offers }, report }: GamePageProps) {
  const { id, controls, gallery, facts, userRating, compete, similar } = game;
  return (
    <>
      <GameStage game={game} />
      <div className="page-width">
        <div className="two-columns">
          <div>
            <GameAbout game={game} />
            {controls.length > 0 && <GameControls groups={controls} />}
            {gallery.length > 0 && <GameGallery key={id} items={gallery} />}
          </div>
          <div>
            {offers.map((offer) => (
              <OfferPanel key={offer.id} gameId={id} offer={offer} spender={spender} />
            ))}
            <div className="panel">
              <GameFacts facts={facts} />
              <OwnRating key={id} gameId={id} rating={userRating} />
            </div>
            {support && <SupportPanel key={id} gameId={id} support={support} spender={spender} />}
            <ReportGame key={`report ${id}`} gameId={id} title={game.heading.title} report={report} />
          </div>
        </div>
        {compete && <GameCompete compete={compete} />}
        {similar.length > 0 && <SimilarGames games={similar} />}
      </div>
    </>
  );
}
