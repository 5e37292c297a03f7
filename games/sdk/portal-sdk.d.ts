/** The signed-in player, as far as a game may know them. */
export type PortalUser = { userId: string; username: string; avatarUrl: string | null };

/** The challenge this play counts for. */
export type PortalChallenge = {
  challengeId: string;
  name: string;
  criteria: "highest_wins" | "lowest_wins";
  /** "points" is a whole number of points, "duration" a whole number of milliseconds. */
  type: "points" | "duration";
  /** Integer from 0 to 2^32 - 1: every player of the challenge gets the same run. Null: choose your own. */
  seed: number | null;
  /** The rule variant of the game; the empty string is the normal game. */
  mode: string;
};

/** What the page tells a game once, after it connects. */
export type Init = {
  /** One of de, en, es, pl, pt-br, ru, tr. */
  locale: string;
  muted: boolean;
  user: PortalUser | null;
  challenge: PortalChallenge | null;
  /** The room of a multiplayer play; see portal-room. */
  room: { roomId: string; maxPlayers: number } | null;
};

/** The page's answer to a score. */
export type ScoreResult = { score: number; newBestScore: boolean; leaderboardPosition: number | null };

/** What the handler of each event receives. */
export type PortalEvents = {
  /** The player cannot see the game: also the state of a game that was loaded before anybody wants to play it. */
  pause: undefined;
  resume: undefined;
  mute: boolean;
  scoreResult: ScoreResult;
  /** The player pressed Play; the value is the id under which the play is counted. */
  play: string;
};

export type Portal = {
  /** Resolves once with the page's greeting; at once with defaults when the game is opened outside a page. */
  readonly init: Promise<Init>;
  /** Reports loading, 0 to 1. Values outside are cut off; connecting already reported 0. */
  progress(fraction: number): void;
  /** Everything is loaded and the first picture is drawn: the page may take its loader away. */
  ready(): void;
  /** The player is playing now. */
  start(): void;
  /** The play is over. */
  stop(): void;
  /**
   * Hands in the result of a play, once per play: a whole number of points, or of milliseconds.
   * Throws a RangeError for anything that is not a safe integer of at least 0.
   */
  score(score: number): void;
  /** Something worth celebrating happened. */
  happyTime(): void;
  /** Asks the page to offer signing in. */
  requestLogin(): void;
  /** Asks the page to show its offer of one of the game's items; whether to buy is the player's to decide. */
  requestPurchase(itemId: string): void;
  /** Reads a save slot (1 to 64 characters). Null when it is empty or the page does not answer within 5 seconds. */
  saveGet(slot: string): Promise<unknown>;
  /** Writes a save slot; the data must be structured-cloneable. */
  saveSet(slot: string, data: unknown): void;
  /** Subscribes to an event of the page; the returned function unsubscribes. */
  on<Name extends keyof PortalEvents>(name: Name, handler: (value: PortalEvents[Name]) => void): () => void;
};

export type ConnectOptions = {
  /** The window to speak through; the global one unless a test brings its own. */
  window?: Window;
};

/**
 * Connects a game to the page around it. Messages are JSON objects `{type, ...}` sent with postMessage; only messages
 * of the parent window with a well-formed payload count. Outside a page, `?seed=123&mode=x&locale=de` in the game's
 * URL stands in for a challenge and nothing is saved.
 */
export function connect(options?: ConnectOptions): Portal;
