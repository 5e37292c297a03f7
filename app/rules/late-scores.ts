/** A score that was made while it could not be sent. */
export type LateScore = {
  /** Who was signed in; null for somebody without an account. */
  playerId: string | null;
  gameId: string;
  challengeId: string;
  trackId: string;
  title: string;
  type: "points" | "duration";
  criteria: "highest_wins" | "lowest_wins";
  score: number;
  /** When the server was told of the play of a game that was begun without it; null as long as nobody knows whether it must. */
  registeredAt: number | null;
};

/** So many challenges' scores wait, those that were played last. */
export const MOST_LATE_SCORES = 50;

/** The server takes no score sooner than a second after the start of its play; this is a little more. */
const SHORTEST_PLAY_MS = 1_500;

/** One player's scores in one challenge. */
export function isSameRun(one: LateScore, other: LateScore): boolean {
  return one.playerId === other.playerId && one.challengeId === other.challengeId && one.trackId === other.trackId;
}

/** Of several runs in a challenge only the best waits: no other can change a leaderboard. */
export function withLateScore(waiting: readonly LateScore[], added: LateScore): LateScore[] {
  const earlier = waiting.find((one) => isSameRun(one, added));
  const best = earlier && !isBetter(added, earlier) ? earlier : { ...added, registeredAt: null };
  return [...waiting.filter((one) => one !== earlier), best].slice(-MOST_LATE_SCORES);
}

function isBetter({ criteria, score }: LateScore, { score: earlier }: LateScore): boolean {
  return criteria === "lowest_wins" ? score < earlier : score > earlier;
}

/**
 * How long a score has to wait yet. The server believes its own clock only: a play that was begun without it begins when
 * it is told, and a time that was run cannot be longer than that play.
 */
export function waitBeforeSending({ registeredAt, type, score }: LateScore, now: number): number {
  if (registeredAt === null) return 0;
  const needed = SHORTEST_PLAY_MS + (type === "duration" ? score : 0);
  return Math.min(Math.max(registeredAt + needed - now, 0), needed);
}
