import { useCallback, useEffect, useRef, useState } from "react";
import { focusGame } from "~/browser/game-focus";
import { useFullscreen } from "~/browser/use-fullscreen";
import { useTheatre } from "~/browser/player-flags";
import type { ControlGroupView } from "~/view-models/game-controls";
import type { PlayerView } from "~/view-models/player";
import { DocumentNavigation } from "./document-navigation";
import { PlayerBar } from "./player-bar";
import type { PlayerNote } from "./player-note";
import { PlayerScreen } from "./player-screen";
import { useDeviceFit } from "./use-device-fit";
import { useIsolation } from "./use-isolation";
import { useOutboxResults } from "./use-outbox-results";
import { usePlay } from "./use-play";
import { usePlayerSlot } from "./use-player-slot";
import { usePreload } from "./use-preload";

type PlayerProps = {
  player: PlayerView;
  controls: readonly ControlGroupView[];
};

export function Player({ player, controls }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Fullscreen target: the game's frame, else the player. */
  const screen = useRef<HTMLElement | null>(null);
  const fullscreenButton = useRef<HTMLButtonElement>(null);
  const [isTheatre, setTheatre] = useTheatre();
  const [note, setNote] = useState<PlayerNote | null>(null);
  const isolation = useIsolation(player.needsIsolation);
  const fit = useDeviceFit(player.madeFor);
  // Autoplay waits for both checks.
  const canStart = isolation === "ready" && fit === "fits";
  const { phase, code, loadCode, start, startAnew } = usePlay(player, { canStart });
  const { gameId } = player;
  const onFrame = useCallback((frame: HTMLElement | null) => {
    screen.current = frame ?? box.current;
  }, []);
  useEffect(() => onFrame(null), [onFrame]);
  useOutboxResults(setNote);
  usePreload(player, { isPlayed: phase.name !== "idle", loadCode });
  usePlayerSlot(code, { gameId, box, onFrame, onNote: setNote, onTryAgain: startAnew });

  const followFullscreen = useCallback((isFullscreen: boolean) => {
    if (isFullscreen) focusGame(screen.current);
    else fullscreenButton.current?.focus();
  }, []);
  const fullscreen = useFullscreen(screen, followFullscreen);

  return (
    <div
      className="player-area"
      data-theatre={isTheatre || undefined}
      data-game={gameId}
      data-challenge={player.challengeId ?? undefined}
    >
      {player.needsIsolation && <DocumentNavigation />}
      <div className="player" ref={box} data-state={phase.name}>
        <PlayerScreen {...{ player, phase, isolation, fit }} onPlay={start} />
      </div>
      <PlayerBar
        note={note}
        scoreType={player.scoreType}
        controls={controls}
        onRestart={phase.name === "started" ? startAnew : null}
        isTheatre={isTheatre}
        onTheatre={setTheatre}
        fullscreen={fullscreen}
        fullscreenButton={fullscreenButton}
      />
    </div>
  );
}
