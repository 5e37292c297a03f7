import { useEffect, useLayoutEffect, type RefObject } from "react";
import { followBox } from "~/browser/follow-box";
import { focusGame, holdGameFocus } from "~/browser/game-focus";
import type { PlayerPlace } from "./frames-state";

/** Lays a played frame over its player and gives it the keyboard. */
export function useFramePlace(frameBox: RefObject<HTMLDivElement>, place: PlayerPlace | null, isReady: boolean): void {
  useLayoutEffect(() => {
    const box = frameBox.current;
    if (!box || !place) return undefined;
    place.onFrame(box);
    const endFollowing = followBox(box, place.box);
    const endHolding = holdGameFocus(box);
    return () => {
      place.onFrame(null);
      endFollowing();
      endHolding();
    };
  }, [frameBox, place]);

  useEffect(() => {
    // Once when it comes into sight and once when the game can take keys, unless the player has gone elsewhere by then.
    const focused = document.activeElement;
    // Whoever comes from another page is taken to its main part first.
    const isFree = !focused || focused.matches("body, #main") || place?.box.contains(focused);
    if (place && (isFree || frameBox.current?.contains(focused))) focusGame(frameBox.current);
  }, [frameBox, place, isReady]);
}
