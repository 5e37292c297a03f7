import type { runningTimer } from "~/view-models/challenge-time";

const MINUTE_MS = 60_000;

export type Tick = { nowMs: number; formatTimer: typeof runningTimer };

type Subscriber = { endsAtMs: number; notify: () => void };

export const subscribers = new Set<Subscriber>();

let current: Tick | null = null;

export const lastTick = () => current;

export function tick(next: Tick | null): void {
  current = next;
  subscribers.forEach(({ notify }) => notify());
}

export function subscribeToClock(endsAtMs: number | null, notify: () => void): () => void {
  if (endsAtMs === null) return () => undefined;
  const subscriber = { endsAtMs, notify };
  subscribers.add(subscriber);
  return () => {
    subscribers.delete(subscriber);
  };
}

export function remainingMinutes(endsAtMs: number | null): number | null {
  if (!current || endsAtMs === null) return null;
  return Math.floor(Math.max(endsAtMs - current.nowMs, 0) / MINUTE_MS);
}
