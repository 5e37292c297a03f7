import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useRootData } from "~/components/frame/use-root-data";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider } from "~/i18n/use-text";
import { removeItem } from "~/rules/preload-list";
import { changeFrames, type LoadedFrame, useFramesState } from "./frames-state";
import { GameFrame } from "./game-frame";
import { PreloadCardList } from "./preload-card-list";

const neverChanges = () => () => undefined;

const findNotices = () => document.querySelector(".notices");

/** Outside the pages, so that games survive navigation. Frames are only appended and never move in the document. */
export function FrameHost() {
  const { frames, playerSlot } = useFramesState();
  useDropHiddenGames();
  return (
    <div className="game-frames">
      {frames.map((frame) => (
        <GameFrame
          key={frame.launch.launchUrl}
          frame={frame}
          playerSlot={playerSlot?.gameId === frame.id && !frame.hidden ? playerSlot : null}
        />
      ))}
      <PreloadCards />
    </div>
  );
}

/** INIT carries the locale and player: when they change, hidden games are dropped. */
function useDropHiddenGames(): void {
  const { locale, session } = useRootData();
  const viewer = `${locale} ${session.user?.userId ?? ""}`;
  const lastViewer = useRef(viewer);
  useEffect(() => {
    if (lastViewer.current === viewer) return;
    lastViewer.current = viewer;
    changeFrames(({ frames }) => ({ frames: frames.filter(({ hidden }) => !hidden) }));
  }, [viewer]);
}

/** Cards of hidden games that load or are ready (docs/product/frame.md#preload-cards). */
function PreloadCards() {
  const { locale } = useRootData();
  const { frames, playerSlot, cardTexts } = useFramesState();
  const waiting = frames.filter(({ id, hidden }) => hidden && id !== playerSlot?.gameId);
  const close = useClose(waiting.length);
  // Cards are above the cookie banner at the window's lower edge.
  const notices = useSyncExternalStore(neverChanges, findNotices, findNotices);
  if (!notices) return null;
  return createPortal(
    <TextProvider language={LANGUAGE_TAGS[locale]} messages={cardTexts}>
      <PreloadCardList frames={waiting} onClose={close} />
    </TextProvider>,
    notices,
  );
}

/** Focuses the cards or the page after closing: else the keyboard restarts at the document's top. */
function useClose(count: number): (frame: LoadedFrame) => void {
  const hasClosed = useRef(false);
  useEffect(() => {
    if (!hasClosed.current) return;
    hasClosed.current = false;
    document.getElementById(count > 0 ? "preloads" : "main")?.focus({ preventScroll: true });
  }, [count]);
  return ({ id }) => {
    hasClosed.current = true;
    changeFrames(({ frames }) => ({ frames: removeItem(frames, id) }));
  };
}
