import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useRootData } from "~/components/frame/use-root-data";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider } from "~/i18n/use-text";
import { removeItem } from "~/rules/preload-list";
import { changeFrames, useFramesState, type KeptFrame } from "./frames-state";
import { PreloadCardList } from "./preload-card-list";

const neverChanges = () => () => undefined;
const findNotices = () => document.querySelector(".notices");

/** Cards of the games that load or wait for their players on other pages (docs/product/frame.md#preload-cards). */
export function PreloadCards() {
  const { locale } = useRootData();
  const { frames, place, cardTexts } = useFramesState();
  const waiting = frames.filter(({ id, hidden }) => hidden && id !== place?.gameId);
  const close = useClose(waiting.length);
  // They stand above the cookie banner, which lies at the window's lower edge.
  const notices = useSyncExternalStore(neverChanges, findNotices, findNotices);
  if (!notices) return null;
  return createPortal(
    <TextProvider language={LANGUAGE_TAGS[locale]} messages={cardTexts}>
      <PreloadCardList frames={waiting} onClose={close} />
    </TextProvider>,
    notices,
  );
}

/** Ends a game; whoever closed its card with the keyboard goes on in the page, not at its very beginning. */
function useClose(count: number): (frame: KeptFrame) => void {
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
