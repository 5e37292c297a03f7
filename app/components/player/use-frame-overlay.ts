import { useEffect, useLayoutEffect, type RefObject } from "react";
import { followBox } from "~/browser/follow-box";
import { focusGame, keepGameFocus } from "~/browser/game-focus";
import type { PlayerSlot } from "./frames-state";

export function useFrameOverlay(
  frameBox: RefObject<HTMLDivElement>,
  playerSlot: PlayerSlot | null,
  isReady: boolean,
): void {
  useLayoutEffect(() => {
    const box = frameBox.current;
    if (!box || !playerSlot) return undefined;
    playerSlot.onFrame(box);
    const stopFollowing = followBox(box, playerSlot.box);
    const releaseFocus = keepGameFocus(box);
    return () => {
      playerSlot.onFrame(null);
      stopFollowing();
      releaseFocus();
    };
  }, [frameBox, playerSlot]);

  useEffect(() => {
    // Runs when the game is shown and when it can take keys; focus that the player has moved stays.
    const focused = document.activeElement;
    // A navigation moves the focus to #main first.
    const isFree = !focused || focused.matches("body, #main") || playerSlot?.box.contains(focused);
    if (playerSlot && (isFree || frameBox.current?.contains(focused))) focusGame(frameBox.current);
  }, [frameBox, playerSlot, isReady]);
}
