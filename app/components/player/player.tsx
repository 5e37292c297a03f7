import { useCallback, useRef, useState } from "react";
import { focusGame } from "~/browser/game-focus";
import { useFullscreen } from "~/browser/use-fullscreen";
import { useMuted } from "~/browser/use-muted";
import type { PlayerView } from "~/view-models/player";
import { PlayerBar } from "./player-bar";
import type { PlayerNote } from "./player-note";
import { PlayerScreen } from "./player-screen";
import { usePlay } from "./use-play";

type PlayerProps = { player: PlayerView };

/** The player of a game: poster and Play first, then the game in its frame, and the bar below. */
export function Player({ player }: PlayerProps) {
  const screen = useRef<HTMLDivElement>(null);
  const fullscreenButton = useRef<HTMLButtonElement>(null);
  const [isMuted, setMuted] = useMuted();
  const [note, setNote] = useState<PlayerNote | null>(null);
  const { phase, start } = usePlay(player);
  const followFullscreen = useCallback((isFullscreen: boolean) => {
    if (isFullscreen) focusGame(screen.current);
    else fullscreenButton.current?.focus();
  }, []);
  const fullscreen = useFullscreen(screen, followFullscreen);

  return (
    <div className="pl">
      <div className="player" ref={screen} data-state={phase.name}>
        <PlayerScreen {...{ player, phase, isMuted }} onPlay={start} onNote={setNote} />
      </div>
      <PlayerBar
        note={note}
        scoreType={player.scoreType}
        isMuted={isMuted}
        onMuted={setMuted}
        fullscreen={fullscreen}
        fullscreenButton={fullscreenButton}
      />
    </div>
  );
}
