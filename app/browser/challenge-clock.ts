import type { runningTimer } from "~/view-models/challenge-timer";

const MINUTE_MS = 60_000;

export type Stroke = { nowMs: number; word: typeof runningTimer };

type Follower = { endsAtMs: number; tell: () => void };

export const followers = new Set<Follower>();

let stroke: Stroke | null = null;

export const lastStroke = () => stroke;

export function strike(next: Stroke | null): void {
  stroke = next;
  followers.forEach(({ tell }) => tell());
}

export function followClock(endsAtMs: number | null, tell: () => void): () => void {
  if (endsAtMs === null) return () => undefined;
  const follower = { endsAtMs, tell };
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

export function minutesLeft(endsAtMs: number | null): number | null {
  if (!stroke || endsAtMs === null) return null;
  return Math.floor(Math.max(endsAtMs - stroke.nowMs, 0) / MINUTE_MS);
}
