import { useSyncExternalStore } from "react";
import { countdownParts, type CountdownPart } from "~/rules/countdown";

const SECOND_MS = 1_000;

const listeners = new Set<() => void>();
let clock: number | undefined;

function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= window.setInterval(() => listeners.forEach((notify) => notify()), SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(clock);
    clock = undefined;
  };
}

const thisSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

export type Countdown = { parts: CountdownPart[] | null; isOver: boolean };

export function useCountdown(endMs: number, totalMs: number): Countdown {
  const nowMs = useSyncExternalStore(everySecond, thisSecond, () => null);
  if (nowMs === null) return { parts: null, isOver: false };
  const parts = countdownParts(nowMs, endMs, totalMs);
  return { parts, isOver: parts === null };
}
