/** A score waiting in the outbox while the server is unreachable. */
export type QueuedScore = {
  playerId: string | null;
  gameId: string;
  challengeId: string;
  trackId: string;
  title: string;
  type: "points" | "duration";
  criteria: "highest_wins" | "lowest_wins";
  score: number;
  /** When the server was notified of an offline play; null if unknown whether it must be. */
  registeredAt: number | null;
};

export const MAX_QUEUED_SCORES = 50;

/** The API rejects scores within a second of the play's start. */
const SHORTEST_PLAY_MS = 1_500;

/** Same player, challenge and track. */
export function isSameRun(one: QueuedScore, other: QueuedScore): boolean {
  return one.playerId === other.playerId && one.challengeId === other.challengeId && one.trackId === other.trackId;
}

/** Adds a score; only a player's best per challenge can change a leaderboard. */
export function withQueuedScore(queue: readonly QueuedScore[], added: QueuedScore): QueuedScore[] {
  const earlier = queue.find((one) => isSameRun(one, added));
  const best = earlier && !isBetter(added, earlier) ? earlier : { ...added, registeredAt: null };
  return [...queue.filter((one) => one !== earlier), best].slice(-MAX_QUEUED_SCORES);
}

function isBetter({ criteria, score }: QueuedScore, { score: earlier }: QueuedScore): boolean {
  return criteria === "lowest_wins" ? score < earlier : score > earlier;
}

/** Milliseconds to wait: the server counts a play from its notification, and a time cannot be longer than its play. */
export function sendDelay({ registeredAt, type, score }: QueuedScore, now: number): number {
  if (registeredAt === null) return 0;
  const needed = SHORTEST_PLAY_MS + (type === "duration" ? score : 0);
  return Math.min(Math.max(registeredAt + needed - now, 0), needed);
}
