import type { GamePageView } from "~/view-models/game-page";
import { GameAbout } from "./game-about";
import { GameCompete } from "./game-compete";
import { GameControls } from "./game-controls";
import { GameFacts } from "./game-facts";
import { GameGallery } from "./game-gallery";
import { GameStage } from "./game-stage";
import { OwnRating } from "./own-rating";
import { SimilarGames } from "./similar-games";

type GamePageProps = { game: GamePageView };

/** Everything about one game, the game itself first. */
export function GamePage({ game }: GamePageProps) {
  const { id, controls, gallery, facts, userRating, compete, similar } = game;
  return (
    <>
      <GameStage game={game} />
      <div className="in">
        <div className="two">
          <div>
            <GameAbout game={game} />
            {controls.length > 0 && <GameControls groups={controls} />}
            {gallery.length > 0 && <GameGallery key={id} items={gallery} />}
          </div>
          <aside>
            <div className="panel">
              <GameFacts facts={facts} />
              <OwnRating key={id} gameId={id} rating={userRating} />
            </div>
          </aside>
        </div>
        {compete && <GameCompete compete={compete} />}
        {similar.length > 0 && <SimilarGames games={similar} />}
      </div>
    </>
  );
}
