import { useSyncExternalStore } from "react";
import { countdownParts, type CountdownPart } from "~/rules/countdown";

const SECOND_MS = 1_000;

function everySecond(listener: () => void): () => void {
  const timer = window.setInterval(listener, SECOND_MS);
  return () => {
    window.clearInterval(timer);
  };
}

const thisSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

export type Countdown = { parts: CountdownPart[] | null; isOver: boolean };

/** Time left until `endMs`, renewed every second; the server and the first frame of the tab know none. */
export function useCountdown(endMs: number, totalMs: number): Countdown {
  const nowMs = useSyncExternalStore(everySecond, thisSecond, () => null);
  if (nowMs === null) return { parts: null, isOver: false };
  const parts = countdownParts(nowMs, endMs, totalMs);
  return { parts, isOver: parts === null };
}
