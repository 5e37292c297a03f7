import { useEffect, useLayoutEffect, type RefObject } from "react";
import { followBox } from "~/browser/follow-box";
import { focusGame, keepGameFocus } from "~/browser/game-focus";
import type { PlayerSlot } from "./frames-state";

export function useFrameOverlay(frameBox: RefObject<HTMLDivElement>, place: PlayerSlot | null, isReady: boolean): void {
  useLayoutEffect(() => {
    const box = frameBox.current;
    if (!box || !place) return undefined;
    place.onFrame(box);
    const endFollowing = followBox(box, place.box);
    const endHolding = keepGameFocus(box);
    return () => {
      place.onFrame(null);
      endFollowing();
      endHolding();
    };
  }, [frameBox, place]);

  useEffect(() => {
    // Runs when the game is shown and when it can take keys; focus that the player has moved stays.
    const focused = document.activeElement;
    // A navigation moves the focus to #main first.
    const isFree = !focused || focused.matches("body, #main") || place?.box.contains(focused);
    if (place && (isFree || frameBox.current?.contains(focused))) focusGame(frameBox.current);
  }, [frameBox, place, isReady]);
}
