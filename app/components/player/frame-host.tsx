import { useEffect, useRef } from "react";
import { useRootData } from "~/components/frame/use-root-data";
import { changeFrames, useFramesState } from "./frames-state";
import { GameFrame } from "./game-frame";
import { PreloadCards } from "./preload-cards";

/**
 * Holds the frames of games outside the pages, so that they live on while the visitor goes from page to page. Frames are
 * added at the end and never change places in the document.
 */
export function FrameHost() {
  const { frames, place } = useFramesState();
  useForgetOnChange();
  return (
    <div className="frames">
      {frames.map((frame) => (
        <GameFrame
          key={frame.launch.launchUrl}
          frame={frame}
          place={place?.gameId === frame.id && !frame.hidden ? place : null}
        />
      ))}
      <PreloadCards />
    </div>
  );
}

/** A game was greeted in one language as one player; with another one it would be a stranger's. */
function useForgetOnChange(): void {
  const { locale, session } = useRootData();
  const viewer = `${locale} ${session.user?.userId ?? ""}`;
  const lastViewer = useRef(viewer);
  useEffect(() => {
    if (lastViewer.current === viewer) return;
    lastViewer.current = viewer;
    changeFrames(({ frames }) => ({ frames: frames.filter(({ hidden }) => !hidden) }));
  }, [viewer]);
}
