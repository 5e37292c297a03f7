import type { runningTimer } from "~/view-models/challenge-time";

const MINUTE_MS = 60_000;

export type Tick = { nowMs: number; word: typeof runningTimer };

type Follower = { endsAtMs: number; tell: () => void };

export const subscribers = new Set<Follower>();

let stroke: Tick | null = null;

export const lastTick = () => stroke;

export function tick(next: Tick | null): void {
  stroke = next;
  subscribers.forEach(({ tell }) => tell());
}

export function subscribeToClock(endsAtMs: number | null, tell: () => void): () => void {
  if (endsAtMs === null) return () => undefined;
  const follower = { endsAtMs, tell };
  subscribers.add(follower);
  return () => {
    subscribers.delete(follower);
  };
}

export function minutesLeft(endsAtMs: number | null): number | null {
  if (!stroke || endsAtMs === null) return null;
  return Math.floor(Math.max(endsAtMs - stroke.nowMs, 0) / MINUTE_MS);
}
