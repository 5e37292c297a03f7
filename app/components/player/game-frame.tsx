import { useEffect, useLayoutEffect, useRef } from "react";
import { showCachedGame } from "~/browser/cached-game-frame";
import { storagePageOf } from "~/browser/game-storage";
import type { GameToPageMessage } from "~contract/game-messages";
import { useText } from "~/i18n/use-text";
import { frameAllow, frameSandbox } from "~/rules/frame-sandbox";
import { updateProgress } from "~/rules/preload-list";
import { changeFrames, type LoadedFrame, type PlayerSlot } from "./frames-state";
import { PlayerStatus } from "./player-status";
import { Poster } from "./poster";
import { useFrameOverlay } from "./use-frame-overlay";
import { type FrameProgress, useFrameProgress } from "./use-frame-progress";
import { useGameMessages } from "./use-game-messages";
import { usePlayNews } from "./use-play-news";

export type GameFrameProps = {
  frame: LoadedFrame;
  /** Null while the game is hidden. */
  playerSlot: PlayerSlot | null;
};

export function GameFrame({ frame, playerSlot }: GameFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const [progress, dispatchProgress] = useFrameProgress(playerSlot !== null);
  const isReady = progress.status === "ready";
  const { id, title, thumbnail, trust, frozen, html, hasAnswered, isUnreachable } = frame;
  const tellOfErrors = usePlayNews(frame, progress.status === "lost");
  useGameMessages(element, { frame, playerSlot, isReady, onMessage: note });
  useFrameOverlay(box, playerSlot, isReady);

  useEffect(() => {
    if (isReady && frame.gamePlayId !== null && html === null) playerSlot?.onReady();
  }, [isReady, frame.gamePlayId, html, playerSlot]);

  useLayoutEffect(() => {
    if (element.current && html !== null) showCachedGame(element.current, html);
  }, [html]);

  function note(message: GameToPageMessage) {
    if (!hasAnswered) markAnswered(frame);
    const report = toReport(message, { id, isTold: progress.isTold });
    if (report) changeFrames(({ frames }) => ({ frames: updateProgress(frames, id, report) }));
    dispatchProgress(message);
    tellOfErrors(message);
  }

  const classes = ["player game-slot", playerSlot ? "" : "game-slot--hidden", frozen ? "game-slot--frozen" : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div
      ref={box}
      className={classes}
      data-state="started"
      // React 18 does not know the `inert` property, only the HTML attribute.
      {...(playerSlot ? {} : { inert: "" })}
    >
      <iframe
        ref={element}
        className="game-frame"
        title={title}
        src={html === null ? addressOf(frame) : undefined}
        sandbox={frameSandbox(trust)}
        allow={frameAllow(trust, frame.launch.permissions)}
      />
      {playerSlot && !isReady && <Poster picture={thumbnail} />}
      {playerSlot && <FrameStatus {...{ progress, isUnreachable }} onTryAgain={playerSlot.onTryAgain} />}
    </div>
  );
}

function addressOf({ launch, trust, opensStorage }: LoadedFrame): string {
  return opensStorage && trust.kind === "own" ? storagePageOf(launch.launchUrl) : launch.launchUrl;
}

/** A ready game has loaded, even if its progress did not reach 1. */
function toReport(message: GameToPageMessage, { id, isTold }: { id: string; isTold: boolean }) {
  if (message.type === "GAME_READY") return { progress: 1, strategy: undefined };
  if (message.type === "FRAME_PROGRESS" && !isTold) return { progress: message.progress, strategy: undefined };
  if (message.type !== "LOAD_PROGRESS" || message.gameId !== id) return null;
  return { progress: message.progress, strategy: message.strategy };
}

/** The game's host has been found, whatever the question whether it can be found came to. */
function markAnswered({ launch }: LoadedFrame): void {
  changeFrames(({ frames }) => ({
    frames: frames.map((one) =>
      one.launch.launchUrl === launch.launchUrl ? { ...one, hasAnswered: true, isUnreachable: false } : one,
    ),
  }));
}

type FrameStatusProps = { progress: FrameProgress; isUnreachable: boolean; onTryAgain: () => void };

function FrameStatus({ progress: { status, percent }, isUnreachable, onTryAgain }: FrameStatusProps) {
  const t = useText();
  if (isUnreachable) return <PlayerStatus label={t("player.hostUnreachable")} onTryAgain={onTryAgain} />;
  switch (status) {
    case "ready":
      return null;
    case "lost":
      return <PlayerStatus label={t("player.lost")} onTryAgain={onTryAgain} />;
    case "slow":
      return <PlayerStatus label={t("player.slow", { percent })} percent={percent} />;
    case "loading":
      return <PlayerStatus label={t("player.loading", { percent })} percent={percent} />;
  }
}
