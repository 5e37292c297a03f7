import { useEffect, useSyncExternalStore, type RefObject } from "react";

type FullscreenChange = (isFullscreen: boolean) => void;

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => {
    document.removeEventListener("fullscreenchange", listener);
  };
}

const neverChanges = () => () => undefined;

/** Fullscreen of one element. `onChange` hears of every change, also of the browser's own ways out, such as Esc. */
export function useFullscreen(target: RefObject<HTMLElement>, onChange: FullscreenChange) {
  // Telephones that have no fullscreen for elements get no button for it.
  const isSupported = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === target.current,
    () => false,
  );

  useEffect(() => {
    let was = false;
    return subscribe(() => {
      const is = document.fullscreenElement !== null && document.fullscreenElement === target.current;
      if (is !== was) onChange(is);
      was = is;
    });
  }, [target, onChange]);

  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : enter(target.current);
    change?.catch((error: unknown) => {
      console.warn("The browser refused fullscreen.", error);
    });
  };

  return { isSupported, isFullscreen, toggle };
}

/** Telephones held upright turn the picture; everywhere else the browser refuses that, which changes nothing. */
async function enter(element: HTMLElement | null): Promise<void> {
  await element?.requestFullscreen();
  const orientation: ScreenOrientation & { lock?: (to: "landscape") => Promise<void> } = screen.orientation;
  await orientation.lock?.("landscape").catch(() => undefined);
}
