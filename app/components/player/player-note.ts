import type { QueuedScoreResult } from "~/browser/score-outbox";
import type { SaveProblem } from "~/browser/account-saves";
import type { ScoreError, AcceptedScore } from "~/view-models/player";

/** An achievement that was unlocked in this play. */
export type Award = { key: string; title: string; points: number; isGuest: boolean };

export type PlayerNote =
  | { kind: "sending" }
  | { kind: "offline" }
  /** The game has no storage of its own. */
  | { kind: "restricted" }
  /** A score is stored on this device. */
  | { kind: "kept"; sendNow: () => void }
  /** Outcome of a score that was stored on this device. */
  | { kind: "late"; queuedResult: QueuedScoreResult }
  | { kind: "taken"; result: AcceptedScore }
  | { kind: "refused"; error: ScoreError; sendAgain: (() => void) | null }
  | { kind: "login" }
  /** The game requests a purchase: the page shows the offer, and only the player can buy. */
  | { kind: "offer"; itemId: string }
  | { kind: "save"; problem: SaveProblem }
  | { kind: "room" };
