import type { LateNews } from "~/browser/late-scores";
import type { SaveTrouble } from "~/browser/account-saves";
import type { ScoreError, TakenScore } from "~/view-models/player";

/** What the player bar says about the running game. */
export type PlayerNote =
  | { kind: "sending" }
  /** The network is away: scores will be sent later. */
  | { kind: "offline" }
  /** A score waits on this device. */
  | { kind: "kept"; sendNow: () => void }
  /** What became of a score that had waited. */
  | { kind: "late"; news: LateNews }
  | { kind: "taken"; result: TakenScore }
  | { kind: "refused"; error: ScoreError; sendAgain: (() => void) | null }
  | { kind: "login" }
  /** The game wants to sell something; the page has the offer, and only the player can take it. */
  | { kind: "offer"; itemId: string }
  | { kind: "save"; trouble: SaveTrouble }
  /** The game wants company: the page has a way to open a room. */
  | { kind: "room" };
