import type { GamePageView } from "~/view-models/game-page";
import { GameAbout } from "./game-about";
import { GameCompete } from "./game-compete";
import { GameControls } from "./game-controls";
import { GameFacts } from "./game-facts";
import { GameGallery } from "./game-gallery";
import { GameStage } from "./game-stage";

type GamePageProps = { game: GamePageView };

/** Everything about one game, the game itself first. */
export function GamePage({ game }: GamePageProps) {
  const { controls, gallery, facts, compete } = game;
  return (
    <>
      <GameStage game={game} />
      <div className="in">
        <div className="two">
          <div>
            <GameAbout game={game} />
            {controls.length > 0 && <GameControls groups={controls} />}
            {gallery.length > 0 && <GameGallery pictures={gallery} />}
          </div>
          <aside>
            <GameFacts facts={facts} />
          </aside>
        </div>
        {compete && <GameCompete compete={compete} />}
      </div>
    </>
  );
}
