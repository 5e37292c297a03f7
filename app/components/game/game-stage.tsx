import type { CSSProperties } from "react";
import type { GamePageView } from "~/view-models/game-page";
import { Player } from "../player/player";

type GameStageProps = { game: GamePageView };

/** The player and the game's name on the game's own colour. */
export function GameStage({ game }: GameStageProps) {
  const { id, keyColor, title, byStudio, player } = game;
  const key: (CSSProperties & Record<"--key", string>) | undefined =
    keyColor === null ? undefined : { "--key": keyColor };
  return (
    <div className={key ? "stage keyed" : "stage"} style={key}>
      <div className="in">
        <Player key={id} player={player} />
        <div className="ghead">
          <div className="grow">
            <h1>{title}</h1>
            <p className="by">{byStudio}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
