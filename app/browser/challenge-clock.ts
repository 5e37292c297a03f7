import type { runningTimer } from "~/view-models/challenge-timer";

const MINUTE_MS = 60_000;

/** The last stroke of the clock, and how it words what is left: both come once the page is usable. */
export type Stroke = { nowMs: number; word: typeof runningTimer };

type Follower = { endsAtMs: number; tell: () => void };

/** What follows the clock of the page's challenges. */
export const followers = new Set<Follower>();

let stroke: Stroke | null = null;

export const lastStroke = () => stroke;

/** Null once there is no clock any more. */
export function strike(next: Stroke | null): void {
  stroke = next;
  followers.forEach(({ tell }) => tell());
}

/** Tells about each stroke until the returned function is called; nothing where nothing runs out. */
export function followClock(endsAtMs: number | null, tell: () => void): () => void {
  if (endsAtMs === null) return () => undefined;
  const follower = { endsAtMs, tell };
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

/** Whole minutes until then at the last stroke, 0 once it has passed; null as long as no clock has struck. */
export function minutesLeft(endsAtMs: number | null): number | null {
  if (!stroke || endsAtMs === null) return null;
  return Math.floor(Math.max(endsAtMs - stroke.nowMs, 0) / MINUTE_MS);
}
