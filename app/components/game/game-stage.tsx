import type { CSSProperties } from "react";
import type { GamePageView } from "~/view-models/game-page";
import { Player } from "../player/player";
import { GameHeading } from "./game-heading";
import { RoomPanel } from "./room-panel";

type GameStageProps = { game: GamePageView };

export function GameStage({ game }: GameStageProps) {
  const { id, keyColor, heading, player, room, controls } = game;
  const key: (CSSProperties & Record<"--stage-color", string>) | undefined =
    keyColor === null ? undefined : { "--stage-color": keyColor };
  return (
    <div className={key ? "game-stage game-stage--colored" : "game-stage"} style={key}>
      <div className="page-width">
        <Player key={id} player={player} controls={controls} />
        {room && <RoomPanel room={room} gameId={id} title={heading.title} gameLink={heading.path} />}
        <GameHeading heading={heading} />
      </div>
    </div>
  );
}
