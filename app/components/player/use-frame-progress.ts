import { useEffect, useReducer } from "react";
import type { GameToPageMessage } from "~contract/game-messages";

/** Time without progress until the player reports a slow load. */
export const SLOW_AFTER_MS = 10_000;
/** Time without progress or a sign of life until the player gives up. */
export const LOST_AFTER_MS = 30_000;

export type FrameProgress = {
  percent: number;
  status: "loading" | "slow" | "lost" | "ready";
  /** The game tells by itself; what its frame tells no longer counts. */
  isTold: boolean;
  /** Signs of life from the frame. */
  beats: number;
};

type FrameProgressEvent = GameToPageMessage | { type: "SLOW" } | { type: "LOST" };

const START: FrameProgress = { percent: 0, status: "loading", isTold: false, beats: 0 };

function frameProgress(current: FrameProgress, event: FrameProgressEvent): FrameProgress {
  if (current.status === "ready") return current;
  switch (event.type) {
    case "SLOW":
      return { ...current, status: "slow" };
    case "LOST":
      return { ...current, status: "lost" };
    case "GAME_READY":
    case "GAMEPLAY_START":
      return { ...current, percent: 100, status: "ready", isTold: true };
    case "LOAD_PROGRESS":
      return { ...loadedTo(current, event.progress), status: event.progress >= 1 ? "ready" : "loading", isTold: true };
    case "FRAME_PROGRESS":
      return current.isTold ? current : { ...loadedTo(current, event.progress), beats: current.beats + 1 };
    default:
      return current;
  }
}

function loadedTo(current: FrameProgress, progress: number): FrameProgress {
  if (progress >= 1) return { ...current, percent: 100, status: "ready" };
  const percent = Math.floor(progress * 100);
  const status = percent === current.percent && current.status !== "lost" ? current.status : "loading";
  return { ...current, percent, status };
}

export function useFrameProgress(isAwaited: boolean): [FrameProgress, (message: GameToPageMessage) => void] {
  const [progress, dispatch] = useReducer(frameProgress, START);
  const { percent, beats } = progress;
  const isWaiting = isAwaited && progress.status !== "ready";

  useEffect(() => {
    if (!isWaiting) return undefined;
    const slow = window.setTimeout(() => dispatch({ type: "SLOW" }), SLOW_AFTER_MS);
    return () => window.clearTimeout(slow);
  }, [isWaiting, percent]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const lost = window.setTimeout(() => dispatch({ type: "LOST" }), LOST_AFTER_MS);
    return () => window.clearTimeout(lost);
  }, [isWaiting, percent, beats]);

  return [progress, dispatch];
}
