import { useEffect, useRef } from "react";
import { useRootData } from "~/components/frame/use-root-data";
import { changeFrames, useFramesState } from "./frames-state";
import { GameFrame } from "./game-frame";
import { PreloadCards } from "./preload-cards";

/** Outside the pages, so that games survive navigation. Frames are only appended and never move in the document. */
export function FrameHost() {
  const { frames, place } = useFramesState();
  useForgetOnChange();
  return (
    <div className="game-frames">
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

/** INIT carries the locale and player: when they change, hidden games are dropped. */
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
