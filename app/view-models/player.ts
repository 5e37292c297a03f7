import type { Messages } from "~/i18n/text-keys";
import type { MadeFor } from "~/rules/made-for";
import type { Challenge } from "~contract/entities/challenge";
import type { GamePermission } from "~contract/entities/game-permission";
import type { GameChallenge, GameStart, GameUser } from "~contract/game-messages";
import type { GameLoadingView } from "./game-loading";
import type { PictureView } from "./picture";
import type { UserView } from "./root-data";

export type PlayerView = {
  gameId: string;
  /** Names the game's own origin; null where it has none. */
  gameShortId: string | null;
  title: string;
  poster: PictureView | null;
  /** The challenge that scores count for; null is free play. */
  challengeId: string | null;
  /** Null is the default track. */
  trackId: string | null;
  scoreType: Challenge["type"];
  isAutoPlay: boolean;
  roomUrl: string | null;
  /** The player's page; a preloaded game is looked up by it. */
  gameLink: string;
  loading: GameLoadingView;
  /** Shared memory requires a cross-origin isolated document. */
  needsIsolation: boolean;
  /** The only device kind the game supports; null for all. */
  madeFor: MadeFor | null;
};

type ChallengeAddress = Pick<Challenge, "challengeId" | "challengeShortId" | "mangledName">;

export const PLAY_ERRORS = [
  "account_suspended",
  "challenge_not_found",
  "game_not_found",
  "room_full",
  "room_not_found",
  "too_many_requests",
  "unreachable",
] as const;
export const SCORE_ERRORS = [
  "account_suspended",
  "challenge_not_active",
  "no_active_play",
  "score_out_of_range",
  "too_many_requests",
  "unreachable",
] as const;

export type PlayError = (typeof PLAY_ERRORS)[number];
/** "unreachable" covers every failure that a retry may fix. */
export type ScoreError = (typeof SCORE_ERRORS)[number];

export type GameLaunch = {
  launchUrl: string;
  /** The game in an opaque frame, for browsers that do not find its own host; null when it cannot run there. */
  fallbackUrl: string | null;
  trackId: string;
  /** What the game stores by itself at its own origin is saved to the player's account. */
  savesStorage: boolean;
  /** What the game may ask the player for, at its own origin. */
  permissions: GamePermission[];
  init: GameStart;
  /** The complete game as one file for offline play; null when there is none. */
  offlineDocument: string | null;
};

/** GET /api/launch/, for preloading; null when the API does not respond. */
export type LaunchResponse = { launch: GameLaunch; texts: Messages };

export type StartedPlay = GameLaunch & { gamePlayId: string };

export type PlayResult = { ok: true; play: StartedPlay } | { ok: false; error: PlayError };

/** A guest's position is the one the score would take; null when unknown. */
export type AcceptedScore = {
  score: number;
  newBestScore: boolean;
  leaderboardPosition: number | null;
  isGuest: boolean;
  /** Held for review: far above all other scores. */
  isHeld?: boolean | undefined;
  /** The previous best position; null for a first score. */
  previousPosition?: number | null | undefined;
  above?: { username: string; distance: string } | null | undefined;
  board?: ChallengeAddress | null | undefined;
};

export type SubmitScoreResult = ({ ok: true } & AcceptedScore) | { ok: false; error: ScoreError };

/** Status and unparsed body of the API's response to a game's call. */
export type InGameResponse = { status: number; body: string };

/** The score belongs to another player than the signed-in one. */
export type OtherPlayerError = { ok: false; error: "other_player" };

/** The challenge that plays on the game's own page count for: active, default rules, no time limit. */
export function mainChallenge(challenges: readonly Challenge[]): Challenge | null {
  const isMain = ({ hasStarted, hasEnded, isTimedChallenge, rules }: Challenge) =>
    hasStarted && !hasEnded && !isTimedChallenge && (rules?.mode ?? "") === "";
  return challenges.find(isMain) ?? null;
}

export function toGameChallenge({ challengeId, name, criteria, type, rules }: Challenge): GameChallenge {
  return { challengeId, name, criteria, type, seed: rules?.seed ?? null, mode: rules?.mode ?? "" };
}

/** Never includes an e-mail address (docs/product/playing.md#launch-address). */
export function toGameUser(user: UserView | null): GameUser | null {
  return user && { userId: user.userId, username: user.username ?? user.name ?? "", avatarUrl: user.avatarUrl };
}
