import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useRootData } from "~/components/frame/use-root-data";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider } from "~/i18n/use-text";
import { removeItem } from "~/rules/preload-list";
import { changeFrames, useFramesState, type LoadedFrame } from "./frames-state";
import { PreloadCardList } from "./preload-card-list";

const neverChanges = () => () => undefined;
const findNotices = () => document.querySelector(".notices");

/** Cards of hidden games that load or are ready (docs/product/frame.md#preload-cards). */
export function PreloadCards() {
  const { locale } = useRootData();
  const { frames, place, cardTexts } = useFramesState();
  const waiting = frames.filter(({ id, hidden }) => hidden && id !== place?.gameId);
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
