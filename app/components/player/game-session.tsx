import { useEffect, useRef, type ReactNode } from "react";
import { focusGame, holdGameFocus } from "~/browser/game-focus";
import { FRAME_ALLOW, frameSandbox, type FrameTrust } from "~/rules/frame-trust";
import type { PlayerView, StartedPlay } from "~/view-models/player";
import { FrameStatus } from "./frame-status";
import type { PlayerNote } from "./player-note";
import { useFrameProgress } from "./use-frame-progress";
import { useSessionTalk } from "./use-session-talk";

export type GameSessionProps = {
  player: PlayerView;
  play: StartedPlay;
  /** Absolute address of the game. */
  launchUrl: string;
  trust: FrameTrust;
  locale: string;
  isMuted: boolean;
  onNote: (note: PlayerNote) => void;
  onTryAgain: () => void;
  /** Covers the game until it has drawn something. */
  poster: ReactNode;
};

/** A started game in its frame. Loaded only when somebody plays. */
export function GameSession({ player, launchUrl, trust, onTryAgain, poster, ...talk }: GameSessionProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, noteProgress] = useFrameProgress();
  const isReady = progress.status === "ready";
  useSessionTalk(frame, { gameId: player.gameId, trust, ...talk, onMessage: noteProgress });

  useEffect(() => {
    const box = frame.current?.parentElement;
    return box ? holdGameFocus(box) : undefined;
  }, []);

  useEffect(() => {
    // Once when the frame appears and once when its game can take keys, unless the player has gone elsewhere by then.
    const focused = document.activeElement;
    if (focused === document.body || focused === frame.current) focusGame(frame.current?.parentElement ?? null);
  }, [isReady]);

  return (
    <>
      <iframe
        ref={frame}
        className="gframe"
        title={player.title}
        src={launchUrl}
        sandbox={frameSandbox(trust)}
        allow={FRAME_ALLOW}
      />
      {isReady ? null : poster}
      <FrameStatus progress={progress} onTryAgain={onTryAgain} />
    </>
  );
}
