export type PortalUser = { userId: string; username: string; avatarUrl: string | null };

/** The challenge this play counts for. */
export type PortalChallenge = {
  challengeId: string;
  name: string;
  criteria: "highest_wins" | "lowest_wins";
  /** "points" is a whole number of points, "duration" a whole number of milliseconds. */
  type: "points" | "duration";
  /** Integer from 0 to 2^32 - 1, the same for every player of the challenge. Null: choose your own. */
  seed: number | null;
  /** Rule variant; the empty string is the normal game. */
  mode: string;
};

/** Sent by the page after the game connects, once for each document. */
export type Init = {
  /** One of de, en, es, pl, pt-br, ru, tr. */
  locale: string;
  muted: boolean;
  user: PortalUser | null;
  challenge: PortalChallenge | null;
  /** See portal-room. */
  room: { roomId: string; maxPlayers: number } | null;
};

export type ScoreResult = { score: number; newBestScore: boolean; leaderboardPosition: number | null };

export type PortalEvents = {
  /** The game is not visible, also while it is preloaded. */
  pause: undefined;
  resume: undefined;
  mute: boolean;
  scoreResult: ScoreResult;
  /** The player pressed Play; the value is the play's id. */
  play: string;
};

export type Portal = {
  /** Resolves with the page's INIT message, or at once with defaults outside a page. */
  readonly init: Promise<Init>;
  /** Loading progress, clamped to 0 to 1; `connect` already reports 0. */
  progress(fraction: number): void;
  /** Everything is loaded and the first frame drawn: the page removes its loader. */
  ready(): void;
  start(): void;
  stop(): void;
  /** Sends a play's result once: whole points or milliseconds. RangeError unless a safe integer of at least 0. */
  score(score: number): void;
  /** Tells, once for each page load, that the player has reached an achievement of the game: the page unlocks and celebrates it. */
  achievement(key: string): void;
  happyTime(): void;
  /** Requests the page to offer signing in. */
  requestLogin(): void;
  /** Requests the page to offer an item of the game. */
  requestPurchase(itemId: string): void;
  /** Slot of 1 to 64 characters. Null if empty, or without a response within 5 seconds. */
  saveGet(slot: string): Promise<unknown>;
  /** The data must be structured-cloneable. `level` in an object, 1 to 9999, is shown on the portal's home page. */
  saveSet(slot: string, data: unknown): void;
  /** Returns the unsubscribe function. */
  on<Name extends keyof PortalEvents>(name: Name, handler: (value: PortalEvents[Name]) => void): () => void;
};

export type ConnectOptions = {
  /** For tests. */
  window?: Window;
};

/**
 * Connects to the page with postMessage; messages not from the parent window or malformed are ignored. Outside a page,
 * `?seed=123&mode=x&locale=de` sets a challenge and nothing is saved.
 */
export function connect(options?: ConnectOptions): Portal;
