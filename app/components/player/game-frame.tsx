import { useLayoutEffect, useRef } from "react";
import { playDocument } from "~/browser/kept-document";
import { FRAME_ALLOW, frameSandbox } from "~/rules/frame-trust";
import { noteProgress } from "~/rules/preload-list";
import type { GameToPageMessage } from "~contract/game-messages";
import { FrameStatus } from "./frame-status";
import { changeFrames, type KeptFrame, type PlayerPlace } from "./frames-state";
import { Poster } from "./poster";
import { useFrameProgress } from "./use-frame-progress";
import { useFramePlace } from "./use-frame-place";
import { useSessionTalk } from "./use-session-talk";

export type GameFrameProps = {
  frame: KeptFrame;
  /** Null while the game is hidden. */
  place: PlayerPlace | null;
};

export function GameFrame({ frame, place }: GameFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const [progress, dispatchProgress] = useFrameProgress(place !== null);
  const isReady = progress.status === "ready";
  const { id, title, thumbnail, launch, trust, frozen, html } = frame;
  useSessionTalk(element, { frame, place, onMessage: note });
  useFramePlace(box, place, isReady);

  useLayoutEffect(() => {
    if (element.current && html !== null) playDocument(element.current, html);
  }, [html]);

  function note(message: GameToPageMessage) {
    const report = toReport(message, id);
    if (report) changeFrames(({ frames }) => ({ frames: noteProgress(frames, id, report) }));
    dispatchProgress(message);
  }

  const classes = ["player gslot", place ? "" : "off", frozen ? "cold" : ""].filter(Boolean).join(" ");
  return (
    <div
      ref={box}
      className={classes}
      data-state="started"
      // React 18 does not know the `inert` property, only the HTML attribute.
      {...(place ? {} : { inert: "" })}
    >
      <iframe
        ref={element}
        className="gframe"
        title={title}
        src={html === null ? launch.launchUrl : undefined}
        sandbox={frameSandbox(trust)}
        allow={FRAME_ALLOW}
      />
      {place && !isReady && <Poster picture={thumbnail} />}
      {place && <FrameStatus progress={progress} onTryAgain={place.onTryAgain} />}
    </div>
  );
}

/** A ready game has loaded, even if its progress did not reach 1. */
function toReport(message: GameToPageMessage, id: string) {
  if (message.type === "GAME_READY") return { progress: 1, strategy: undefined };
  if (message.type !== "LOAD_PROGRESS" || message.gameId !== id) return null;
  return { progress: message.progress, strategy: message.strategy };
}
