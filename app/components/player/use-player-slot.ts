import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { PlayerSlot } from "./frames-state";
import type { FrameCode } from "./use-play";

/** The server renders players too, and has no layout effects. */
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

type Place = Pick<PlayerSlot, "gameId" | "onFrame" | "onNote" | "onTryAgain"> & { box: RefObject<HTMLElement> };

/** Layout effects: games learn that their player is gone before the next page is painted. */
export function usePlayerSlot(code: FrameCode | null, { gameId, box, onFrame, onNote, onTryAgain }: Place): void {
  const latest = useRef({ onNote, onTryAgain });
  useLayout(() => {
    latest.current = { onNote, onTryAgain };
  });
  useLayout(() => {
    if (!code || !box.current) return undefined;
    const place: PlayerSlot = {
      ...{ gameId, box: box.current, onFrame },
      onNote: (note) => latest.current.onNote(note),
      onTryAgain: () => latest.current.onTryAgain(),
    };
    code.enterPlayer(place);
    return () => code.leavePlayer(place);
  }, [code, gameId, box, onFrame]);
}
