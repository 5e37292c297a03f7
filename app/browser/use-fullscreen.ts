import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

type FullscreenChange = (isFullscreen: boolean) => void;

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => {
    document.removeEventListener("fullscreenchange", listener);
  };
}

/** Where elements have no fullscreen, as on some phones, the game fills the window instead. */
export function useFullscreen(target: RefObject<HTMLElement>, onChange: FullscreenChange) {
  const isNative = useSyncExternalStore(
    subscribe,
    () => isInFullscreen(target.current),
    () => false,
  );
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    let wasFullscreen = false;
    return subscribe(() => {
      const isFullscreen = isInFullscreen(target.current);
      if (isFullscreen !== wasFullscreen) onChange(isFullscreen);
      wasFullscreen = isFullscreen;
    });
  }, [target, onChange]);

  useEffect(() => {
    if (!isFilled) return undefined;
    document.documentElement.dataset["filled"] = "";
    return () => {
      delete document.documentElement.dataset["filled"];
    };
  }, [isFilled]);

  const toggle = () => {
    if (!document.fullscreenEnabled) {
      setFilled(!isFilled);
      onChange(!isFilled);
      return;
    }
    const change = document.fullscreenElement ? document.exitFullscreen() : enter(target.current);
    change?.catch((error: unknown) => {
      console.warn("The browser refused fullscreen.", error);
    });
  };

  return { isFullscreen: isNative || isFilled, toggle };
}

function isInFullscreen(element: HTMLElement | null): boolean {
  return document.fullscreenElement !== null && document.fullscreenElement === element;
}

/** Phones held upright rotate; other browsers reject the lock, which is harmless. */
async function enter(element: HTMLElement | null): Promise<void> {
  await element?.requestFullscreen();
  const orientation: ScreenOrientation & { lock?: (to: "landscape") => Promise<void> } = screen.orientation;
  await orientation.lock?.("landscape").catch(() => undefined);
}
