import type { Messages } from "~/i18n/text-keys";
import type { MadeFor } from "~/rules/made-for";
import type { Challenge } from "~contract/entities/challenge";
import type { GameChallenge, GameStart, GameUser } from "~contract/game-messages";
import type { GameLoadingView } from "./game-loading";
import type { PictureView } from "./picture";
import type { UserView } from "./root-data";

/** What the player needs to start a game; the same on the game's and on the challenge's page. */
export type PlayerView = {
  gameId: string;
  title: string;
  poster: PictureView | null;
  /** The challenge that scores of this player count for; null is free play. */
  challengeId: string | null;
  /** The named track of the game that is played; null is the usual one. */
  trackId: string | null;
  scoreType: Challenge["type"];
  /** The link to this page asked to start at once. */
  isAutoPlay: boolean;
  /** The room that the link invites to. */
  roomUrl: string | null;
  /** The page of the player; a game that was loaded ahead is found again there. */
  gameLink: string;
  loading: GameLoadingView;
  /** The game shares memory with its workers, which browsers allow in isolated documents only. */
  needsIsolation: boolean;
  /** The only kind of device that the game is made for; null where it is made for all. */
  madeFor: MadeFor | null;
};

type ChallengeAddress = Pick<Challenge, "challengeId" | "challengeShortId" | "mangledName">;

export const PLAY_ERRORS = [
  "challenge_not_found",
  "game_not_found",
  "room_full",
  "room_not_found",
  "too_many_requests",
  "unreachable",
] as const;
export const SCORE_ERRORS = [
  "challenge_not_active",
  "no_active_play",
  "score_out_of_range",
  "too_many_requests",
  "unreachable",
] as const;

/** Why a play could not be started, as far as the player can say something about it. */
export type PlayError = (typeof PLAY_ERRORS)[number];
/** Why a score was not taken; "unreachable" stands for everything a second try may mend. */
export type ScoreError = (typeof SCORE_ERRORS)[number];

/** Where a game is, and what it is told once it speaks. */
export type GameLaunch = {
  launchUrl: string;
  trackId: string;
  init: GameStart;
  /** The whole game as one file, for times without a network; null where there is none. */
  offlineDocument: string | null;
};

/** GET /api/launch/: a game to be loaded ahead, with the texts of its card; null when the API does not answer. */
export type LaunchAnswer = { launch: GameLaunch; texts: Messages };

/** A started play. */
export type StartedPlay = GameLaunch & { gamePlayId: string };

/** Answer of the plays action. */
export type PlayAnswer = { ok: true; play: StartedPlay } | { ok: false; error: PlayError };

/** A score that the API has taken; a guest's position is the place it would take, null when it is not known. */
export type TakenScore = {
  score: number;
  newBestScore: boolean;
  leaderboardPosition: number | null;
  isGuest: boolean;
  /** The score counts once somebody has looked at it: it is far ahead of all others. */
  isHeld?: boolean | undefined;
  /** Where the best stood before; null for a first one. */
  previousPosition?: number | null | undefined;
  /** Who stands above, and what is missing to get there. */
  above?: { username: string; distance: string } | null | undefined;
  /** The challenge whose leaderboard it is; null where it could not be loaded. */
  board?: ChallengeAddress | null | undefined;
};

/** Answer of the scores action. */
export type ScoreAnswer = ({ ok: true } & TakenScore) | { ok: false; error: ScoreError };

/** What the API answered to a game's call: its status, and its body as it came. */
export type InGameAnswer = { status: number; body: string };

/** The score was made by somebody else than who is signed in now. */
export type OthersScore = { ok: false; error: "other_player" };

/** The challenge that a play on the game's own page counts for: an active one by the usual rules, without a time limit. */
export function mainChallenge(challenges: readonly Challenge[]): Challenge | null {
  const isMain = ({ hasStarted, hasEnded, isTimedChallenge, rules }: Challenge) =>
    hasStarted && !hasEnded && !isTimedChallenge && (rules?.mode ?? "") === "";
  return challenges.find(isMain) ?? null;
}

/** What a game is told of its challenge. */
export function toGameChallenge({ challengeId, name, criteria, type, rules }: Challenge): GameChallenge {
  return { challengeId, name, criteria, type, seed: rules?.seed ?? null, mode: rules?.mode ?? "" };
}

/** What a game is told of a signed-in player: never an e-mail (docs/product/playing.md#launch-address). */
export function toGameUser(user: UserView | null): GameUser | null {
  return user && { userId: user.userId, username: user.username ?? user.name ?? "", avatarUrl: user.avatarUrl };
}
