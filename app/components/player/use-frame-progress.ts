import { useEffect, useReducer } from "react";
import type { GameToPageMessage } from "~contract/game-messages";

/** Time without progress until the player reports a slow load. */
export const SLOW_AFTER_MS = 10_000;
/** Time without progress until the player gives up. */
export const LOST_AFTER_MS = 30_000;

export type FrameProgress = { percent: number; status: "loading" | "slow" | "lost" | "ready" };

type FrameProgressEvent = GameToPageMessage | { type: "SLOW" } | { type: "LOST" };

const START: FrameProgress = { percent: 0, status: "loading" };

function frameProgress(current: FrameProgress, event: FrameProgressEvent): FrameProgress {
  if (current.status === "ready") return current;
  switch (event.type) {
    case "SLOW":
      return { ...current, status: "slow" };
    case "LOST":
      return { ...current, status: "lost" };
    case "GAME_READY":
    case "GAMEPLAY_START":
      return { percent: 100, status: "ready" };
    case "LOAD_PROGRESS":
      if (event.progress >= 1) return { percent: 100, status: "ready" };
      return { percent: Math.floor(event.progress * 100), status: "loading" };
    default:
      return current;
  }
}

export function useFrameProgress(isAwaited: boolean): [FrameProgress, (message: GameToPageMessage) => void] {
  const [progress, dispatch] = useReducer(frameProgress, START);
  const isReady = progress.status === "ready";

  useEffect(() => {
    if (isReady || !isAwaited) return undefined;
    const slow = window.setTimeout(() => dispatch({ type: "SLOW" }), SLOW_AFTER_MS);
    const lost = window.setTimeout(() => dispatch({ type: "LOST" }), LOST_AFTER_MS);
    return () => {
      window.clearTimeout(slow);
      window.clearTimeout(lost);
    };
  }, [isReady, isAwaited, progress.percent]);

  return [progress, dispatch];
}
